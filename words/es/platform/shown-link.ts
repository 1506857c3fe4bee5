export const giveThem = 'Entregue este enlace';
export const worksOnce = (makes: string) =>
  `Solo se muestra ahora. Sirve una vez, durante 72 horas. Quien lo abra será ${makes}.`;
export const copy = 'Copiar el enlace';
export const copied = 'Copiado.';
