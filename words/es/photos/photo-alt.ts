import type { Photo, PhotoKind, SourceKind } from '#domain/contract/photos/photos.ts';
import { title } from '../notebook/steps.ts';

const KINDS: Readonly<Record<PhotoKind | SourceKind, string>> = {
  beforePhoto: 'antes de plantar',
  duringPhoto: 'al plantar',
  afterPhoto: 'después de plantar',
  wholeTree: 'todo el árbol',
  branch: 'una rama',
  leaf: 'una hoja',
};
export function photoAlt({
  stepNumber,
  treeCheckId,
  kind,
}: Pick<Photo, 'stepNumber' | 'treeCheckId' | 'kind'>): string {
  if (treeCheckId !== null) return 'Foto del árbol plantado, más adelante';
  const shown = kind ? `: ${KINDS[kind]}` : '';
  return `Foto del paso ${stepNumber}, ${title(stepNumber)}${shown}`;
}
