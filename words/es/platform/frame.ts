export const skipToContent = 'Ir al contenido';
export const close = 'Cerrar';
export const menu = 'Menú';
export const myProfile = 'Mi perfil';
export const contact = 'Contacto';
export const logOut = 'Cerrar sesión';
export const loggingOut = 'Cerrando la sesión...';
export const signedInAs = 'Sesión de';
export const notifications = 'Avisos ({hotkey})';
export const notification = 'Aviso';

export const notOpened = 'Esta página no se abrió';
export const openAgain = 'Hay que intentar de nuevo. Si no se abre, hay que revisar la conexión.';
export const noAnswer = 'Todavía no hay respuesta';

export const denied = 'No se puede entrar aquí';
export const onlyAdmins = 'Esta página es solo para la administración';
export const unauthorized = 'La sesión se cerró';
export const loggingInAgain = 'Vamos a iniciar sesión otra vez...';
