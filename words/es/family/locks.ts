import type { HoldBasis } from '#domain/rules/keeping/holds.ts';

export function locked(basis: HoldBasis, day: string): string {
  const why = basis === 'legal' ? 'La ley nos obliga a conservar' : 'Tenemos que conservar';
  return `Cerramos la cuenta por ahora. ${why} una parte hasta el ${day}. Después se borra.`;
}
