export const title = 'Tu líder dice';
export const notLoaded = 'No pudimos ver si un líder te escribió';
export const earlier = (count: number) => `Antes (${count})`;
export const whoReads = 'Tu familia y todos los líderes de tu tropa leen lo mismo.';
export const youFixed = 'Ya lo corregiste. Tu líder lo puede ver.';
export const youReported = 'Avisaste de esta nota. Tu familia lo sabe.';
export const isHidden = 'La nota no se ve hasta que un adulto la revise.';
export const fixed = 'Ya lo corregí';
export const report = 'Avisar de esta nota';
export const reporting = {
  title: '¿Avisar de esta nota?',
  body: '¿Te hizo sentir mal, o no habla de tu árbol? Entonces avisa. Tu familia y el equipo de este sitio la van a revisar. No hiciste nada malo.',
};
export const goBack = 'Volver';
export const notSent = 'No se envió';
export const tryLater = 'Intenta otra vez en un momento.';
