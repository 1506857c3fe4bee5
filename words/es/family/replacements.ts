export const tab = 'Su correo';
export const title = '¿Es este su nuevo correo?';
export const failed = 'No se pudo cargar la pregunta';
export const wasTold = (child: string, address: string) =>
  `Alguien dijo a la administración que usted, como madre, padre o tutor de ${child}, ahora usa otro correo: ${address}. Hasta que usted responda, o llegue el día, no cambia nada.`;
export const no = 'No. Conservar el correo al que llegó esta carta';
export const yes = 'Sí, ahora es mi correo. Escríbanme allí';
export const ifNo =
  'Entonces todo queda como está, y avisamos a la administración de que alguien lo pidió en su nombre.';
export const ifYes =
  'Entonces este correo ya no abre nada de su hijo o hija. En el otro le pedimos su consentimiento.';
export const ifNothing = (day: string) => `Si usted no hace nada, escribimos al otro correo desde el ${day}.`;
export const thanks = 'Gracias';
export const kept = 'Usted conserva su correo. Todo queda como está, y avisamos a la administración.';
export const agreed =
  'Escribimos a su otro correo. Allí confirma el consentimiento y puede pedir un enlace a su página.';

export const yours = (address: string, day: string) =>
  `Alguien dijo a la administración que usted ahora usa otro correo: ${address}. El ${day} toma el lugar del suyo. Con el enlace de la carta que le enviamos puede conservar su correo.`;
export const anothers = (name: string, day: string) =>
  `Alguien dijo a la administración que ${name} ahora usa otro correo. El ${day} toma el lugar del que conocemos. Si usted no lo sabía, hable con ${name} y escríbanos.`;

export const hasConfirmed =
  'Esta persona confirmó por correo. Otro correo toma su lugar solo después de una semana: le escribimos, y puede conservar su correo o decir que sí enseguida. También avisamos al resto de la familia. Hasta entonces el nuevo correo no ve nada.';
export const twoNeeded =
  'Donde hay dos personas en la administración, otra lo tiene que confirmar antes, en “Familia” en el menú de la fila.';
export const reason = 'Motivo';
export const whoTold = 'Quién se lo dijo, y cómo sabe que es esa persona.';
export const ask = 'Pedir el cambio';
export const asked = 'Se pidió';
export const planned = 'Con fecha';
export const parentsAreTold = (email: string) =>
  `En una semana escribimos a ${email}. Avisamos ahora a la familia.`;
export const waits = (email: string, by: string) =>
  `${by} pidió ${email}. Lo tiene que confirmar otra persona de la administración, en “Familia” en el menú de la fila.`;
export const comes = (email: string, by: string, day: string) =>
  `${email} toma su lugar el ${day}, como pidió ${by}, si la familia no dice que no. Puede descartarlo en “Familia” en el menú de la fila.`;
export const toBeReplaced = 'Otro correo va a tomar el lugar de este';
export const newAddress = (email: string) => `Nuevo correo: ${email}`;
export const on = (day: string) => `El ${day}, si la familia no dice que no.`;
