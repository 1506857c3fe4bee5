export const notListed = 'Un árbol que no está en nuestra lista';
export const title = 'Otro árbol';
export const use = 'Usar este árbol';
export const name = 'Nombre de tu árbol';
export const nameHint = '¿Cómo le dice la gente? No pongas tu nombre ni dónde vives.';
export const helpNotShown = 'No se pudo mostrar qué preguntar a un adulto';
