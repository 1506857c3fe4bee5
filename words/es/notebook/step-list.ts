import { shortTitle } from './steps.ts';

export const documentationSteps = 'Los cinco pasos';
export const states = {
  completed: 'Completado',
  active: 'Estás aquí',
  available: 'Abierto',
  locked: 'Primero termina el paso 2',
};
export const overallProgress = 'Avance total';
export const progress = (done: number, all: number) => `Avance: ${done}/${all}`;
export function spoken(step: number, isCompleted: boolean, isLocked: boolean): string {
  const state = isCompleted ? ', completado' : isLocked ? `, ${states.locked}` : '';
  return `${step} ${shortTitle(step)}${state}`;
}
