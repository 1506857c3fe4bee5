export const trouble = 'El servidor tiene problemas ahora';
export const troubleText =
  'Todo lo que escribiste está a salvo en este dispositivo. Seguimos intentando hasta que se envíe.';
export const full = 'El servidor ya no tiene espacio';
export const fullText =
  'Todo lo que escribiste está a salvo en este dispositivo. Avisa a tu líder. Seguimos intentando hasta que se envíe.';
