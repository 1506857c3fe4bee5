export const stillThere = '¿Sigues aquí?';
export const willLogOut = (site: string) =>
  `Hace rato que nadie toca este dispositivo. En un minuto ${site} cierra la sesión. Así nadie más escribe en tu cuaderno. Lo que escribiste queda guardado.`;
export const stillHere = 'Sigo aquí';
export const wasLoggedOut = 'La sesión se cerró';
export const wasIdle =
  'Nadie tocó este dispositivo durante 15 minutos. Lo escrito está guardado. Inicia sesión para seguir.';
export const hasEnded = 'Inicia sesión otra vez. Así vuelves a donde estabas.';
