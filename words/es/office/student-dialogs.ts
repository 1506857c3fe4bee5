export const saveChanges = 'Guardar cambios';

export const resetPassword = 'Nueva contraseña';
export const setNew = (name: string, username: string) =>
  `Ponga una nueva contraseña para ${name} (${username}). Se cierran todas sus sesiones.`;
export const newPassword = 'Nueva contraseña';
export const atLeast = (characters: number) => `Por lo menos ${characters} letras o números.`;
export const resetting = 'Cambiando...';
export const wasReset = 'Contraseña cambiada';
export const resetFor = (username: string) => `${username} ya tiene una nueva contraseña`;
export const invalidPassword = 'Contraseña no válida';
export const resetFailed = 'Contraseña sin cambiar';
export const notReset = 'No se pudo cambiar la contraseña';

export const deleteUser = 'Borrar cuenta';
export const deletes = (name: string, username: string) =>
  `Se borra la cuenta de ${name} (${username}) con todos los proyectos, las anotaciones y las fotos. No se puede deshacer.`;
export const typeToConfirm = (username: string) => `Escriba “${username}” para confirmar`;
export const wasDeleted = 'Cuenta borrada';
export const deleted = (username: string) => `Se borró la cuenta de ${username}`;
export const deleteFailed = 'Cuenta sin borrar';
export const notDeleted = 'No se pudo borrar la cuenta';

export const correctDetails = 'Corregir datos';
export const isKnownOf = (username: string) =>
  `Lo que se sabe de ${username}. El cambio queda en el registro de actividad, y la familia lo ve.`;
export const wereCorrected = 'Datos corregidos';
export const isUpToDate = (username: string) => `Los datos de ${username} están al día`;
export const correctionFailed = 'Datos sin corregir';
export const notCorrected = 'No se pudieron corregir los datos';
