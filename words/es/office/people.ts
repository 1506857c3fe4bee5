export const title = 'Personas';
export const subtitle = 'Quién ayuda a llevar este sitio.';
export const toInvite = 'Para invitar o quitar personas';
export const loading = 'Cargando las personas...';
export const failed = 'No se pudo cargar la lista de personas.';

export const administrators = 'Administración';
export const onlyOne =
  'Usted es la única persona. Invite a otra: así hay alguien cuando usted no está, y nadie tiene que compartir una contraseña.';
export const you = 'Usted';
export const authenticatorApp = 'Aplicación de autenticación';
export const passwordOnly = 'Solo contraseña';
export const since = (username: string, email: string, day: string) =>
  `${username} · ${email} · desde el ${day}`;
export const remove = 'Quitar';
export const removeThis = (name: string) => `Quitar a ${name}`;
export const askRemove = (name: string) => `¿Quitar a ${name}?`;
export const removeBrings = (name: string) =>
  `La cuenta se borra y sus sesiones se cierran en todas partes. También terminan las invitaciones abiertas de ${name}. Lo que se hizo con ella sigue en el registro de actividad.`;
export const removing = 'Quitando...';
export const removed = 'Se quitó';
export const isRemoved = (name: string) => `${name} ya no es parte de la administración`;
export const notRemoved = 'No se quitó';
export const removeFailed = 'No se pudo quitar a esta persona de la administración';

export const invite = 'Invitar a la administración';
export const whatTheySee =
  'La administración ve la cuenta de cada scout y la puede borrar. Invite solo a quien lo necesita.';
export const allAreTold = 'Se avisa a toda la administración cuando llega alguien.';
export const theirEmail = 'Su correo electrónico';
export const anAdministrator = 'parte de la administración';
export const notAccepted = 'Sin aceptar todavía';
