import type { ProjectGlance } from '#domain/contract/notebook/glances.ts';
import type { NextLabel } from '#domain/rules/notebook/next-action.ts';

export const title = 'Mis proyectos';
export const welcome = (firstName: string) =>
  firstName ? `¡Qué bueno verte, ${firstName}!` : '¡Qué bueno verte!';
export const subtitle = 'Sigue anotando cómo clonas tu árbol';
export const troopIn = (number: string, state: string) => `Tropa ${number} • ${state}`;
export const yourProjects = 'Tus proyectos';
export const loading = 'Cargando tus proyectos...';
export const notLoaded = 'No se pudieron cargar tus proyectos';

export const open = (name: string) => `Abrir ${name}`;
export const week = (number: number) => `Semana ${number}`;

export { status } from './status.ts';

const NEXT: Readonly<Record<NextLabel, string>> = {
  'Learn how cloning works': 'Aprender cómo se clona',
  'Choose your tree': 'Elegir tu árbol',
  'Add a photo of your tree': 'Agregar una foto de tu árbol',
  'Finish your tree step': 'Terminar el paso de tu árbol',
  'Harvest your cuttings': 'Cortar tus esquejes',
  "Add today's check": 'Hacer la revisión de hoy',
  'Add your first look': 'Hacer tu primera revisión',
  'Add another look': 'Hacer otra revisión',
  'Finish your check': 'Terminar tu revisión',
  'Plant your tree': 'Plantar tu árbol',
  'Finish your planting entry': 'Terminar la ficha de tu árbol',
  'Finish your project': 'Terminar tu proyecto',
};
export const next = (label: NextLabel): string => NEXT[label];
export const viewReport = 'Ver el informe';
export const progress = 'Avance';
export const stepsDone = (done: number, all: number) => `${done}/${all} pasos`;
export const tree = (name: string) => `Árbol: ${name}`;
export const location = (place: string) => `Lugar: ${place}`;
export const created = (day: string) => `Creado: ${day}`;
export const continueCompleted = 'Seguir con el proyecto';
export const continueProject = 'Seguir con el cuaderno';

export const menuOf = (name: string) => `Menú de ${name}`;
export const nameTree = 'Ponerle nombre a tu árbol';
export const sayPlace = 'Decir dónde crece';
export const reportAndHours = 'Informe y horas';
export const remove = 'Borrar el proyecto';
export const areYouSure = (name: string) =>
  `¿Seguro que quieres borrar “${name}”? Esto no se puede deshacer.`;

export function contents({ photoCount, entryCount }: Pick<ProjectGlance, 'photoCount' | 'entryCount'>) {
  const parts = [
    photoCount > 0 && `${photoCount} ${photoCount === 1 ? 'foto' : 'fotos'}`,
    entryCount > 0 && `${entryCount} ${entryCount === 1 ? 'anotación' : 'anotaciones'}`,
  ];
  return parts.filter((it) => it !== false).join(' y ');
}

export const goesToo = (what: string) => (
  <>
    También se borra todo lo que hay en él: <strong>{what}</strong>
  </>
);
export const canComeBack = (days: number) =>
  `¿Cambiaste de idea? Tienes ${days === 1 ? 'un día' : `${days} días`} para recuperarlo. Está en “Borrados hace poco”, debajo de tus proyectos.`;
export const removed = 'Se borró el proyecto';
export const notRemoved = 'No se pudo borrar el proyecto';

export const startOne = 'Empieza a clonar un árbol';
export const whatItIs = 'Elige un árbol, corta unos esquejes y mira cómo echan raíces.';
export const start = 'Empezar un proyecto';
