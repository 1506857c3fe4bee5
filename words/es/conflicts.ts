export const changedElsewhere = 'Esto cambió también en otro dispositivo';
export const pleaseChoose = 'Esto cambió también en otro dispositivo. Elige cuál quieres guardar.';
export const whichOne = '¿Cuál quieres guardar?';
