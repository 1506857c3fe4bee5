export const throwAway = 'Descartar';
export const throwThisAway = '¿Descartar esto?';
export const throwAwayForGood = 'Descartar';
export const gone = (consequence: string) => `${consequence} Esto no se puede deshacer.`;
export const allOfItGone = (what: string) =>
  `Se va a perder “${what}” y todo lo que pusiste ahí y aún no se envió.`;
export const itGone = (what: string) => `“${what}” no se envía y se va a perder.`;

export const onlineOnly = 'Aquí hace falta conexión';
export const inWindow =
  'Esta ventana no guarda nada en el dispositivo: todo se envía enseguida. Lo que no se envió se pierde cuando la cierras. En una ventana normal también puedes escribir sin conexión.';
export const overHttp =
  'La dirección de esta página empieza con http. Por eso tu navegador no guarda nada en el dispositivo: todo se envía enseguida. Con una dirección que empieza con https también puedes escribir sin conexión. Pregúntale a tu líder.';

export const noCopy = 'No se pudo hacer la copia';
export const copyAgain = 'Inténtalo de nuevo.';
