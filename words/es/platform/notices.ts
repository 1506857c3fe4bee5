export const about = (site: string) => `Sobre ${site}`;

export const twoVersions = {
  ofNotes: 'Dos versiones de tus notas',
  ofOthers: 'Dos versiones de lo que escribiste',
  text: 'Escribiste en dos ventanas o en dos dispositivos. No se pierde nada: las dos se guardan hasta que elijas.',
  look: 'Ver y elegir',
};
export const wroteOnTwo = 'Escribiste esto en dos ventanas o en dos dispositivos.';
export const allChosen = { title: '¡Todo listo!', text: 'Ya no queda nada que elegir.' };

export const atRisk = {
  title: 'Hay cosas por enviar desde hace días',
  text: 'Están solo en este dispositivo. Si falta espacio, el navegador puede borrarlas. Guarda una copia, o busca pronto una conexión.',
};
export const forgotten = {
  title: 'Vuelve antes de una semana',
  text: 'Parte de tu trabajo está solo en este dispositivo. Tu navegador puede borrarlo si no vienes en 7 días. Abre antes esta página con conexión.',
};
export const seeWhatWaits = 'Ver qué falta enviar';

export const unkeptWindow = {
  title: 'En esta ventana no se guarda nada',
  text: 'Lo que aún no se envió se pierde cuando cierras esta ventana.',
};

export const clock = {
  title: '¿Está bien tu reloj?',
  text: (here: string, ours: string) => `Tu reloj dice: ${here}. Creemos que ahora es: ${ours}.`,
  use: (ours: string) => `Usar ${ours}`,
  isRight: 'Mi reloj está bien',
};

export const newVersion = {
  title: 'Hay una versión nueva',
  text: 'No se pierde nada de lo que escribiste.',
  use: 'Usarla ahora',
};
export const opening = 'Abriendo...';
