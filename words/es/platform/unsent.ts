export const title = (count: number) =>
  count === 1 ? 'Hay 1 cosa por enviar' : `Hay ${count} cosas por enviar`;

export const throwAway = 'Descartar';
export const throwItAway = 'Descartar';
export const forGood = '¿Descartar para siempre?';

export const notAllSent = 'Falta enviar algo de lo que hiciste';
export const openAndLogOut = 'Revisa tu conexión y abre esta página otra vez. Después cierra la sesión.';
export const refused = 'Esto no se pudo enviar';
