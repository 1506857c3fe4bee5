export const changedElsewhere = 'Esto cambió también en otra ventana o en otro dispositivo';
export const whichOne = '¿Cuál quieres guardar?';
