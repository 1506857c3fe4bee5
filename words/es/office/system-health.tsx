import type { ReactNode } from 'react';

export const title = 'Cómo está todo';
export const subtitle = 'Si hay algo que hacer, y qué.';
export const toSee = 'Para ver cómo está todo';
export const loading = 'Revisando todo...';
export const failed = 'No se pudo cargar cómo está todo.';
export const lookedAt = (time: ReactNode) => <>Se revisó el {time}</>;
export const notReadAgain = (time: ReactNode) => <>No se pudo leer otra vez. Así estaba el {time}</>;
export const looking = 'Revisando...';
export const refresh = 'Revisar otra vez';
export const toBeSeenTo = 'Por atender';
export const fine = 'En orden';
export const needsYouToday = 'Lo que hoy necesita su atención';
export const moreNeeds = (count: number) =>
  count === 1 ? 'Otra cosa necesita su atención.' : `Otras ${count} cosas necesitan su atención.`;
export const beforeTheFirst = (count: number) =>
  count === 1
    ? 'Todavía no hay ningún scout. Conviene mirar una cosa antes.'
    : `Todavía no hay ningún scout. Conviene mirar ${count} cosas antes.`;

export const backups = 'Copias de respaldo';
export const whetherBrought = 'Si todo esto se podría recuperar.';
export const whatBackupIs =
  'Una copia de respaldo guarda en otro lugar todo lo que hay aquí. Con ella se recupera todo si la máquina se daña. La configura quien opera la máquina; aquí usted ve si se hace, y si alguien ya probó a restaurar una.';
export const backupsFailed = 'No se pudo cargar cómo están las copias de respaldo.';

export const showWaiting = 'Ver a quién le falta la respuesta';
export const openKeeping = 'Abrir Conservación';
export const openPeople = 'Abrir Personas';
export const openSecurity = 'Abrir Seguridad';
export const showMail = 'Ver correos sin enviar';
export const restoredToday = 'Hoy restauramos una copia';
export const noted = 'Anotado';
export const triedOn = (time: string) => `Se probó el ${time}`;
export const notNoted = 'No se anotó';
export const noteFailed = 'No se pudo anotar';

export const free = 'Libre';
export const freeOf = (free: string, total: string) => `${free} de ${total}`;
export const growBy = 'Las fotos crecen';
export const aDay = (bytes: string, days: number) => `${bytes} al día, visto en ${days} días`;
export const fullIn = 'Se llena en';
export const aboutDays = (days: string) => `unos ${days} días, si siguen así`;
export const waiting = 'Por enviar';
export const firstSince = 'El primero desde';
export const notSent = 'Sin enviar';
export const askedJustNow = 'Al preguntar ahora';
export const storedIn = 'Se guardan en';
export const dataFolder = 'la carpeta de datos';
export const bucket = 'un depósito en la red (bucket)';
export const photos = 'Fotos';
export const countedOn = (count: string, bytes: string, day: string) => `${count}, ${bytes}, el ${day}`;
export const tried = 'Se probó';
export const made = 'Se hizo';
export const size = 'Tamaño';
export const scouts = 'Scouts';
export const signedFirst = 'Primera firma';
export const kind = 'Tipo';
export const tablesOf = 'Tablas de';
export const ended = 'Terminó';
export const failedJobs = 'Falló';
export const lateJobs = 'Con retraso';
export const administrators = 'Personas de la administración';
export const withoutApp = 'Sin aplicación de autenticación';
export const address = 'Dirección';
export const versionNumber = (version: string) => `Versión ${version}`;
export const version = 'Versión';
export const runsSince = 'Funciona desde';
