import { type DeletionCounts, orderedCounts } from '#domain/rules/deletions/deletions.ts';

const COUNTED = {
  accounts: ['cuenta', 'cuentas'],
  projects: ['proyecto', 'proyectos'],
  trackingEntries: ['anotación', 'anotaciones'],
  plantingEntries: ['ficha del árbol', 'fichas de los árboles'],
  treeChecks: ['revisión del árbol', 'revisiones del árbol'],
  photos: ['foto', 'fotos'],
  signedForms: ['formulario firmado', 'formularios firmados'],
} satisfies Record<keyof DeletionCounts, readonly [one: string, more: string]>;

export function spokenCounts(counts: DeletionCounts): readonly string[] {
  return Object.entries(orderedCounts(counts)).map(([kind, count]) => {
    const [one, more] = COUNTED[kind as keyof typeof COUNTED];
    return `${count} ${count === 1 ? one : more}`;
  });
}
