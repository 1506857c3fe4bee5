export const newEntry = 'Nueva anotación';
export const editEntry = 'Editar la anotación';
export const look = 'Toca cómo se ven las raíces';
export const whatYouSee = '¿Qué ves?';
export const whatYouSeeHint = 'Mira las raíces, las hojas y el agua.';
export const whatChangedHint = `${whatYouSeeHint} ¿Qué cambió desde la última vez?`;
export const whatYouDid = '¿Qué hiciste o qué notaste?';

export const count = 'Contar y medir';
export const cuttingsAlive = 'Esquejes vivos';
export const cuttingsWithRoots = 'Esquejes con raíces';
export const notCounted = 'Sin contar';
export const longestRoot = 'Raíz más larga';
export const quarter = '¿No tienes regla? Una moneda de 25 centavos mide casi 1 pulgada.';
export const notMeasured = 'Sin medir';

export const when = '¿Cuándo los miraste?';
export const complete = 'Completar anotación';
export const save = 'Guardar anotación';
export const completed = {
  title: '¡Anotación completa!',
  description: 'Tu anotación ya está terminada.',
};
export const updated = 'Se guardó el cambio';
export const notCompleted = 'No se pudo completar la anotación';

export const photoDay = (day: string) => `Esta foto es del ${day}. ¿Usar ese día?`;
export const photosDay = (day: string) => `Estas fotos son del ${day}. ¿Usar ese día?`;
export const useDay = 'Usar ese día';
export const keepDay = 'Dejarlo así';
export const dayUsed = (day: string) => `Tu anotación ahora es del ${day}.`;
export const dayKept = (day: string) => `Tu anotación sigue siendo del ${day}.`;
