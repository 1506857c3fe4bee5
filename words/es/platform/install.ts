export const takeAlong = (site: string) => `Lleva ${site} al bosque`;
export const putOnScreen =
  'Ponlo en tu pantalla de inicio. Así lo encuentras rápido, con conexión o sin ella.';
export const putByHand =
  'Toca “Compartir” y luego “Agregar a inicio”. Desde ahora ábrelo ahí. Funciona sin conexión, y tu trabajo se queda.';
export const install = 'Instalar';
export const notNow = 'Ahora no';
