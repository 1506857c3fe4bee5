import type { ReactNode } from 'react';

export const tab = 'Su invitación';
export const notLoaded = 'No se pudo cargar la invitación';

export const title = (site: string) => `Ayude a llevar ${site}`;
export const asAdministrator = (by: string) => `${by} le invita a ser parte de la administración.`;
export const asLeader = (by: string, number: string) => `${by} le invita a ser líder de la tropa ${number}.`;
export const administratorText = (ends: string) =>
  `La administración cuida las cuentas de los scouts. Use una contraseña que no tenga en ningún otro lugar. La invitación termina el ${ends}`;
export const leaderText = (ends: string) =>
  `Los líderes ven a los scouts cuya familia dice que sí. Use una contraseña que no tenga en ningún otro lugar. La invitación termina el ${ends}`;
export const create = 'Crear mi cuenta';
export const notCreated = 'No se creó';
export const createFailed = 'No se pudo crear su cuenta';

export const isLeader = 'Ya es líder';
export const isAdministrator = 'Ya es parte de la administración';
export const ready = 'Su cuenta está lista.';
export const logInAs = (username: ReactNode) => (
  <>Toque “Acceso de administración” en la página de inicio de sesión e inicie sesión como {username}.</>
);
export const toLogin = 'Ir a iniciar sesión';

export const dead = 'Este enlace ya venció o ya se usó.';
export const openAgain = 'Abra otra vez el enlace que le dieron.';
export const askForNew = 'Pida uno nuevo a quien le invitó. Si ya tiene una cuenta, solo inicie sesión.';
export const questions = (address: ReactNode) => <>¿Preguntas? Escriba a {address}.</>;
