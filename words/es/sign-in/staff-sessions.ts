import { browserWords } from '#domain/rules/platform/browser-words.ts';
import { sentenceIn } from '#languages/sentence-in.ts';

export const title = 'Seguridad';
export const subtitle = 'Cómo inicia sesión y dónde la tiene abierta.';
export const backToTroop = 'Volver a su tropa';
export const backToAdmin = 'Volver al portal de administración';
export const toChange = 'Para cambiar cómo inicia sesión';

export const loading = 'Cargando las sesiones...';
export const notLoaded = 'No se pudieron cargar las sesiones.';
export const own = 'Dónde tiene su sesión abierta';
export const others = 'Dónde otros tienen su sesión abierta';

const inSpanish = sentenceIn({
  'A program without a name': 'Un programa sin nombre',
  'A program on {system}': 'Un programa en {system}',
  '{browser} on {system}': '{browser} en {system}',
});
export const browser = (userAgent: string | null): string => inSpanish(browserWords(userAgent));
export const somebodys = (name: string, browser: string) => `${name}, ${browser}`;
export const thisBrowser = 'Este navegador';
export const seen = (input: { address: string; since: string; lastSeen: string }) =>
  `Desde ${input.address} · abierta: ${input.since} · último uso: ${input.lastSeen}`;
export const end = 'Cerrar';
export const endNamed = (what: string) => `Cerrar la sesión: ${what}`;
export const endOthers = 'Cerrar todas las demás';
export const ending = 'Cerrando...';
export const ended = 'Sesión cerrada';
export const isLoggedOut = (browser: string) => `Se cerró la sesión de ${browser}`;
export const sessionsEnded = (count: number) =>
  count === 1 ? 'Se cerró 1 sesión' : `Se cerraron ${count} sesiones`;
export const notEnded = 'No se cerró';
export const endFailed = 'No se pudo cerrar la sesión';
