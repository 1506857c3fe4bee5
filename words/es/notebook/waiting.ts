export const title = 'Por enviar';
export const toDashboard = 'Volver a mis proyectos';
export const subtitle = 'Esto se queda en este dispositivo hasta que se envíe.';

export const nothing = {
  title: 'No hay nada por enviar',
  text: 'Ya se envió todo lo que escribiste aquí.',
  back: 'Volver a mis proyectos',
};

export const logIn = {
  title: 'Inicia sesión para enviar',
  text: 'Tu sesión se cerró. Inicia sesión otra vez y todo se envía.',
};
export const tryNow = 'Intentar de nuevo ahora';
export const saveCopy = 'Guardar una copia';
export const isPromised = 'Tu navegador prometió guardar esto hasta que se envíe.';
export const mayBeCleared =
  'Si falta espacio, el navegador puede borrar esto. Guarda una copia, o busca pronto una conexión. En una ventana privada, se pierde cuando la cierras.';
export const isForgotten =
  'Tu navegador puede borrar esto si no vienes en 7 días. Busca pronto una conexión o guarda una copia. En una ventana privada se pierde al cerrar la ventana.';
export const doNotClear =
  'No borres los datos del navegador antes de enviar esto. En una ventana privada, se pierde cuando la cierras.';

export const isTroubled = 'El servidor no puede con esto ahora. Aquí no se pierde. Seguimos intentando.';
export const something = 'Algo que escribiste';
export const notFinished = 'Sin terminar';
export const needsHelp = 'Así no se puede enviar. Ábrelo y busca el cuadro que pide tu ayuda.';
export const inOtherTab = 'Aún estás escribiendo esto en otra pestaña.';
export const open = 'Abrir';
export const willBeGone = (what: string) => `“${what}” no se envía, y se pierde lo que escribiste.`;

export const ofDeleted = 'Su proyecto se borró. Si vuelve, eliges.';

export const twoVersions = 'Dos versiones';
export const refused = 'No se pudo enviar';
export const sending = 'Enviando...';
export const waits = 'Por enviar';
