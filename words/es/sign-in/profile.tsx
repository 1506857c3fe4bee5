import type { User } from '#domain/contract/sign-in/accounts.ts';

export const title = 'Mi perfil';
export const subtitle = 'Esto es lo que sabemos de ti.';
export const toDashboard = 'Volver a mis proyectos';

export const aboutYou = 'Sobre ti';
export const parent = 'Madre, padre o tutor';
export const name = 'Nombre';
export const phone = 'Teléfono';
export const signedOn = 'Firmó el';
export const parentSees = 'Tu mamá, tu papá o tu tutor puede ver todo lo que hay aquí.';

export const cameByCard = (moment: string) =>
  `Entraste con una tarjeta. Esta es la hora de término: ${moment} Hasta que entres otra vez después, aquí no está todo lo que sabemos de ti.`;

export const account = 'Cuenta';
export const student = 'Scout';
export const admin = 'Administración';
export const status = ({ profileCompleted }: Pick<User, 'profileCompleted'>) =>
  profileCompleted ? 'Datos completos' : 'Faltan datos';
export const consentGiven = 'Tu familia dio su consentimiento';
export const consentNeeded = 'Falta el consentimiento de tu familia';
export const newPassword = (
  <>
    <strong>¿Necesitas otra contraseña?</strong> Aquí no se puede cambiar con la sesión abierta. Pide ayuda a
    tu líder o a la administración.
  </>
);

export const edit = 'Editar el perfil';
export const saveChanges = 'Guardar cambios';
export const toChange = 'Para cambiar esto';
export const saved = { title: 'Perfil guardado', description: 'Tus datos nuevos ya están guardados.' };
export const notSaved = { title: 'No se guardó', description: 'No se pudo guardar el perfil' };
