export function status(of: string) {
  if (of === 'completed') return 'Completado';
  return of === 'in_progress' ? 'En curso' : 'Borrador';
}
