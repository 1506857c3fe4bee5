import type { Jar } from '#domain/contract/notebook/glances.ts';
import type { UNDERTAKING } from '#domain/leader-agreement.ts';
import { toldOf } from '#domain/rules/notebook/jar.ts';
import type { CheckState } from '#domain/rules/notebook/rhythm.ts';
import type { Need, ScoutSort } from '#domain/rules/troop/scout-needs.ts';

export const title = 'Su tropa';
export const subtitle = (name: string) => `${name}, líder`;
export const security = 'Seguridad';
export const logOut = 'Cerrar sesión';
export const menu = 'Más';
export const toSeeScouts = 'Para ver a sus scouts';
export const notLoaded = 'No se pudo cargar su tropa';
export const noTroop = {
  title: 'Por ahora no lidera ninguna tropa',
  text: 'La administración puede agregar su cuenta a una. Pregunte a quien le invitó.',
};

const UNDERTAKINGS: Readonly<Record<typeof UNDERTAKING.version, string>> = {
  '2026-11-23': 'Actúo para este programa, uso lo que veo solo para llevarlo y no guardo copias.',
};
export const undertaking = {
  title: 'Antes de empezar',
  text: 'La familia decide qué puede ver usted de cada scout. Antes de responder lee el nombre de usted. Y cada vez que usted abre notas o fotos, la familia lo ve.',
  means: (text: string) => `Es decir: ${text}`,
  translation: (version: string): string | undefined => (UNDERTAKINGS as Record<string, string>)[version],
  agree: 'Estoy de acuerdo',
};

export const families = 'Familias';
export const familiesOf = (troop: string) => `Familias, ${troop}`;
export const inviteFamilies = 'Invitar familias';
export const meeting = 'Reunión';
export const troopNotLoaded = 'No se pudo cargar la tropa';
export const loadingScouts = 'Cargando los scouts...';
export const noScout = {
  title: 'Todavía no hay scouts: primero la familia dice que sí',
  text: 'La pregunta llega al confirmar el consentimiento, y está también en la página para familias. Cada scout aparece aquí en cuanto su familia dice que sí.',
};
export const meetingSheet = 'Hoja para una reunión (PDF)';
export const hoursTable = 'Horas (CSV)';
export const whichScouts = 'Qué scouts';
export const helpOf = (count: number) => `Necesitan ayuda (${count})`;
export const nobodyNeedsHelp = 'Hoy nadie necesita ayuda.';
export const sort = 'Ordenar por';
export const sorts: Readonly<Record<ScoutSort, string>> = {
  need: 'Quién necesita ayuda',
  name: 'Nombre',
  step: 'Paso',
};
export const allOf = (count: number) => `Todos (${count})`;
export const waitingOf = (count: number) => `Les toca revisar (${count})`;
export const finishedOf = (count: number) => `Terminaron (${count})`;
export const nobodyFinished = 'Todavía nadie ha terminado.';
export const nobodyWaits = 'Hoy a nadie le toca revisar.';

export const noTreeStarted = 'Todavía no ha empezado ningún árbol.';
export const saysFixed = 'Dice: “Ya lo corregí”';
export const more = (count: number) => `Y ${count} más`;
export const finished = 'Terminado';
export const step = (step: number, of: number, title: string) => `Paso ${step} de ${of}: ${title}`;
export const noTreeChosen = 'Todavía sin árbol elegido';
export const cuttings = (count: number) => `${count} ${count === 1 ? 'esqueje' : 'esquejes'}`;
export const hours = (shown: string) => (shown === '1' ? '1 hora' : `${shown} horas`);
export const photos = (count: number) => `${count} ${count === 1 ? 'foto' : 'fotos'}`;
export const check = (state: CheckState, day: string) =>
  state === 'fine' ? `Próxima revisión: ${day}` : `Le toca revisar desde el ${day}`;

const STUCK = ['inicio', 'árbol', 'corte', 'raíces', 'plantación'];
export const needs = (need: Need, step: number) =>
  ({
    review: 'Pide una nota',
    stuck: `Sin avance: ${STUCK[step - 1] ?? 'un paso'}`,
    look: 'Ya toca revisar',
    start: 'Sin empezar',
    nothing: 'Va bien',
    finished,
  })[need];
export const week = (count: number) => `Semana ${count}`;
export const stepsDone = (count: number, of: number) => `${count} de ${of} pasos hechos`;
export const newestPhoto = 'La foto más nueva';
export const jar = (jar: Jar) => {
  if (jar.stage === 'empty') return 'Un frasco vacío';
  if (jar.stage === 'pot') return 'Un árbol joven en maceta';
  if (jar.stage === 'ground') return 'Un árbol joven en la tierra';
  const { all } = toldOf(jar);
  const held = all === null ? 'Un frasco con esquejes' : `Un frasco con ${cuttings(all)}`;
  const roots = { none: '', bumps: ', bultitos', short: ', raíces cortas', long: ', raíces largas' }[
    jar.roots
  ];
  return `${held}${roots}`;
};

export const facts = {
  status: 'Situación',
  step: 'Paso',
  cuttings: 'Esquejes',
  planted: 'Árboles plantados',
  hours: 'Horas',
  photos: 'Fotos',
  lastCheck: 'Última revisión',
};
export const stepOf = (step: number, of: number, title: string) => `${step} de ${of}: ${title}`;
export const noCheck = 'Ninguna todavía';
