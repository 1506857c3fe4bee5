export const tab = 'Su invitación';
export const title = '¿Quiere participar?';
export const failed = 'No se pudo cargar la invitación';

export const welcome = 'Le damos la bienvenida';
export const closed = 'Cerrado';
export const joined = (child: string) =>
  `Desde ahora puede ver todo lo de ${child}. Pida un enlace a este correo electrónico: con él abre su página.`;
export const forgotten = 'Gracias. Ya no conservamos su nombre ni su correo electrónico.';
export const toMyPage = 'Ir a mi página';
export const mayClose = 'Ya puede cerrar esta página.';
