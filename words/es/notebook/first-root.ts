export const title = '¡La primera raíz!';
export const goOn = 'Seguir';
