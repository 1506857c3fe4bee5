import type { ReactNode } from 'react';
import type { Due } from '#domain/contract/office/retention-overview.ts';
import type { DeletionKind, DeletionReason } from '#domain/rules/deletions/deletions.ts';

export const title = 'Conservación';
export const subtitle = 'Lo que se va a borrar, lo que está retenido y lo que ya no está.';
export const whatFor =
  'A las familias se les prometió que se borra lo que ya cumplió su tiempo, y el programa lo hace por sí solo. Aquí usted lo ve antes, lo detiene con una retención y tiene después la prueba.';
export const toSee = 'Para ver y levantar retenciones';
export const showMore = 'Ver más';
export const loadMore = 'Cargar más';

export const parts = {
  due: {
    title: 'Para los próximos 30 días',
    loading: 'Cargando lo que se va a borrar...',
    failed: 'No se pudo cargar lo que se va a borrar.',
  },
  holds: {
    title: 'Cuentas retenidas',
    loading: 'Cargando las cuentas retenidas...',
    failed: 'No se pudieron cargar las cuentas retenidas.',
  },
  dryRun: {
    title: 'Si se limpiara ahora',
    loading: 'Cargando lo que se borraría...',
    failed: 'No se pudo cargar lo que se borraría.',
  },
  jobs: {
    title: 'Última limpieza',
    loading: 'Cargando lo que se limpió...',
    failed: 'No se pudo cargar lo que se limpió.',
  },
  proof: {
    title: 'Prueba de lo borrado',
    loading: 'Cargando la prueba...',
    failed: 'No se pudo cargar la prueba.',
  },
};

export const classes: Readonly<Record<Due['class'], string>> = {
  signUps: 'Cuentas nuevas que la familia no ha confirmado',
  pausedConsents: 'Cuadernos con el consentimiento en pausa',
  stopped: 'Cuentas que la familia detuvo',
  toBeDeleted: 'Cuentas que la familia quiere borrar',
  unvisited: 'Cuentas que nadie visita',
  finishedProjects: 'Proyectos terminados hace mucho',
  deletedProjects: 'Proyectos que borraron los scouts',
};
export const counted = (what: string, count: string) => `${what} (${count})`;
export const nothingDue = 'No hay nada que borrar en los próximos 30 días.';
export const letterNotSent = 'No se pudo enviar un correo que avisa de esto.';
export const keptLonger =
  'Lo que anuncia se conserva 30 días más, una sola vez. Avise a la familia de otra manera.';
export const showMail = 'Ver correos sin enviar';
export const showMoreOf = (what: string) => `Ver más: ${what}`;
export const moreFailed = 'No se pudo cargar el resto.';
export const onDay = (day: string) => `el ${day}`;
export const notBefore = (day: string) => `no antes del ${day}`;
export const onHold = 'Cuenta retenida';
export const waitsForParent = 'Espera a otra madre, padre o tutor';
export const notSent = 'Correo sin enviar';
export const told = 'Ya se avisó';
export const notTold = 'Todavía no se avisa';

export const nothingWould = 'No se borraría nada.';

export const underSecond = 'menos de 1 segundo';
export const seconds = (count: number) => `${count} ${count === 1 ? 'segundo' : 'segundos'}`;
export const minutes = (count: number) => `${count} ${count === 1 ? 'minuto' : 'minutos'}`;
export const nothingToDo = 'no había nada que hacer';
export const notRun = 'Todavía no se ha hecho';
export const itFailed = (problem: string) => `Falló (${problem}).`;
export const triedAgain = {
  'quarter-hour':
    'Se intenta otra vez en un cuarto de hora, y cada vez que el programa inicia. El registro del servidor dice más.',
  hour: 'Se intenta otra vez en una hora, y cada vez que el programa inicia. El registro del servidor dice más.',
  day: 'Se intenta otra vez en un día, y cada vez que el programa inicia. El registro del servidor dice más.',
};

export const deletions = 'Borrados';
export const lastFingerprint = 'Última huella';
export const notSeenGone = (count: number, spoken: string) =>
  count === 1
    ? 'Todavía no se vio que ya no están los archivos de 1 borrado.'
    : `Todavía no se vio que ya no están los archivos de ${spoken} borrados.`;
export const everyHour = 'Se intenta otra vez cada hora.';
export const sameEnd = (file: ReactNode) => (
  <>{file}, junto a la base de datos, termina con la misma huella.</>
);
export const fileBehind = 'El archivo está atrasado.';
export const lacksLast = (file: ReactNode) => (
  <>En {file} faltan los últimos borrados. Se agregan en menos de una hora.</>
);
export const fileMissing = 'Falta el archivo.';
export const isNone = (file: ReactNode) => (
  <>
    No está {file} junto a la base de datos. Se escribe otra vez en menos de una hora. Sin él, una copia de
    respaldo traería de vuelta lo que se borró.
  </>
);
export const fileDiffers = 'El archivo y la base de datos no coinciden.';
export const runVerify = (command: ReactNode) => (
  <>Ejecute {command} en el servidor: nombra el primer borrado que no está como se escribió.</>
);

export const kinds: Readonly<Record<DeletionKind, string>> = {
  photo: 'Una foto',
  tracking: 'Una anotación',
  planting: 'Una ficha del árbol',
  'tree-check': 'Una revisión del árbol',
  project: 'Un proyecto',
  account: 'Una cuenta',
  'sign-up': 'Una cuenta nueva',
  drafts: 'Borradores vacíos',
};
const REASONS: Readonly<Partial<Record<DeletionReason, string>>> = {
  child: 'lo borró el scout',
  parent: 'lo borró la familia',
  administrator: 'lo borró la administración',
  signUps: 'la familia no la confirmó',
  pausedConsents: 'el consentimiento estuvo en pausa demasiado tiempo',
  stopped: 'la familia la detuvo',
  unvisited: 'nadie la visitaba',
  finishedProjects: 'se terminó hace mucho',
  deletedProjects: 'lo borró el scout, y no se recuperó',
  emptyDrafts: 'se abrieron y quedaron vacíos',
};
export const reasonWords = (reason: string): string =>
  Object.entries(REASONS).find(([name]) => name === reason)?.[1] ?? 'se acabó su tiempo';
export const numbered = (number: string) => `N.º ${number}`;
export const files = (count: number) => `${count} ${count === 1 ? 'archivo' : 'archivos'}`;
export const verified = (time: string) => `Comprobado el ${time}`;
export const filesNotGone = 'Falta ver que ya no están los archivos';
export const noDeletions = 'Todavía no se ha borrado nada para siempre.';
export const deletionsLoading = 'Cargando lo borrado...';
export const deletionsFailed = 'No se pudo cargar lo borrado.';
