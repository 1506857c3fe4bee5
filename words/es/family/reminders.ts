export const ask = 'Quiero un recordatorio cada semana, cuando toque revisar';
export const hint =
  'Un correo por la tarde, solo a usted. Después de plantar, cuatro más en dos años, para preguntar cómo está el árbol. Usted puede parar todo con un solo toque.';
export const about = (name: string) =>
  `Los esquejes se revisan cada semana. Ese día le escribimos por la tarde, para que los vea con ${name}. Después de tres correos sin una anotación nueva, dejamos de escribir. Con la siguiente anotación empezamos otra vez. Después de plantar le preguntamos cuatro veces en dos años cómo está el árbol.`;
export const howItWorks = 'Cómo funcionan los recordatorios';
export const onlyYou = 'Esto es solo para usted. Cada madre, padre o tutor decide por su cuenta.';
export const on = (since: string) => `Activados desde: ${since}`;
export const off = 'No le enviamos recordatorios.';
export const turnOn = 'Recibir recordatorios';
export const turnOff = 'Dejar de recibirlos';

export const stop = {
  title: '¿Parar los recordatorios?',
  text: 'Ya no enviaremos recordatorios a la dirección que recibió este correo, sobre ningún niño o niña. Lo demás sigue igual.',
  button: 'Parar los recordatorios',
  done: {
    title: 'Recordatorios detenidos',
    text: 'A esa dirección ya no llegan recordatorios. En su propia página, usted puede activarlos otra vez para cada niño o niña.',
  },
};
