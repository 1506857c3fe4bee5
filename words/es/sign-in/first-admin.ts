export const title = 'Crear la primera cuenta de administración';
export const subtitle = (site: string) => `Prepare la primera cuenta de administración de ${site}.`;
export const unknown = 'No se pudo saber si esta página sigue abierta.';
export const onlyOnce = 'Esta página sirve una sola vez.';
export const closesForGood = 'En cuanto exista la primera cuenta de administración, se cierra para siempre.';
export const create = 'Crear la cuenta';
export const success = 'Listo';
export const isCreated = (username: string) => `Se creó la cuenta de administración ${username}`;
export const notCreated = 'No se pudo crear la cuenta de administración';
export const networkError = 'Error de red. Inténtelo de nuevo.';
export const closed = 'Esta página está cerrada';
export const created = 'Sirve una sola vez, y la primera cuenta de administración ya existe.';
export const goToLogin = 'Ir a iniciar sesión';
export const ready = 'La primera cuenta de administración está lista.';
export const canLogIn = (name: string, username: string) => `${name} puede iniciar sesión como ${username}.`;
export const goToPanel = 'Ir al portal de administración';

export const nobodyYet = 'Todavía nadie puede entrar aquí.';
export const makeFirst = 'Crear la primera cuenta de administración';
