export const title = 'Mira crecer tus raíces';
export const loading = 'Ya vienen tus fotos...';
export const notLoaded = 'No se pudieron mostrar tus fotos';
export const photoNotLoaded = 'No se pudo mostrar esta foto';
export const cuttingsOn = (day: string) => `Tus esquejes el ${day}`;
export const photoBefore = 'Foto anterior';
export const whichPhoto = 'Qué foto ves';
export const photoAfter = 'Foto siguiente';
export const pause = 'Pausa';
export const play = 'Ver';
export const makingClip = 'Haciendo tu video...';
export const saveClip = 'Guardar como video corto';
export const clipSaved = {
  title: 'Video guardado',
  description: 'Está en las descargas de este dispositivo.',
};
export const noClip = 'No se pudo hacer tu video';
