import type { Project, ProjectStatus } from '#domain/contract/notebook/projects.ts';
import { PROGRESS_MAX, TOTAL_STEPS } from '#domain/limits.ts';

/** PRODUCT.md#projects: the words for a status; anything unrecognised is a draft. */
export function statusLabel(status: string): 'Draft' | 'In Progress' | 'Completed' {
  if (status === 'completed') return 'Completed';
  return status === 'in_progress' ? 'In Progress' : 'Draft';
}

/** PRODUCT.md#dashboard, PRODUCT.md#projects: steps behind the current one, or all of a completed project. */
export function stepsBehind(project: Pick<Project, 'status' | 'currentStep' | 'totalSteps'>): number {
  return project.status === 'completed' ? project.totalSteps : project.currentStep - 1;
}

/** A part of a whole on the scale of 0 to 100. */
export function progressPercent(done: number, total: number): number {
  return total === 0 ? 0 : Math.round((done / total) * PROGRESS_MAX);
}

/** PRODUCT.md#projects: 'Cloning Project - {local date}'. The date comes as the person reads it. */
export function newProjectName(localDate: string): string {
  return `Cloning Project - ${localDate}`;
}

/** True for a name that a project began with, in any language, so the child has not named it. */
export function isNewProjectName(name: string): boolean {
  return /^(Cloning Project|Proyecto de clonación) - \d/.test(name);
}

/** PRODUCT.md#saving-a-step: completing step n moves on to n+1, never back and never past the last. */
export function currentStepAfter(current: number, completedStep: number): number {
  return Math.min(Math.max(current, completedStep + 1), TOTAL_STEPS);
}

/** PRODUCT.md#projects: in progress from the first completed step, completed for good with step 5. */
export function statusAfter(current: ProjectStatus, completedStep: number): ProjectStatus {
  if (current === 'completed' || completedStep === TOTAL_STEPS) return 'completed';
  return 'in_progress';
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * PRODUCT.md#deleted-projects: for how many days a deleted project can still be brought back; 0 on its last. `now` is
 * in milliseconds since 1970.
 */
export function daysLeft(deletedAt: string, now: number, days: number): number {
  return Math.max(0, Math.min(Math.ceil((Date.parse(deletedAt) - now) / DAY_MS + days), days));
}

/** The same in words. */
export function daysLeftWords(deletedAt: string, now: number, days: number): string {
  const left = daysLeft(deletedAt, now, days);
  if (left === 0) return 'Goes today';
  return left === 1 ? '1 day left' : `${left} days left`;
}
