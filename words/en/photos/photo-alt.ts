import type { Photo } from '#domain/contract/photos/photos.ts';
import { stepTitle } from '#domain/rules/notebook/steps.ts';
import { KIND_WORDS } from '#domain/rules/photos/photo.ts';

/** A photo's description for people who cannot see it. */
export function photoAlt({
  stepNumber,
  treeCheckId,
  kind,
}: Pick<Photo, 'stepNumber' | 'treeCheckId' | 'kind'>): string {
  if (treeCheckId !== null) return 'Photo of the planted tree, later';
  const shown = kind ? `, ${KIND_WORDS[kind]}` : '';
  return `Photo of step ${stepNumber}, ${stepTitle(stepNumber)}${shown}`;
}
