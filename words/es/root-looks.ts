import type { RootLook } from '#domain/rules/root-looks.ts';

export const names: Readonly<Record<RootLook, string>> = {
  none: 'Sin raíces',
  bumps: 'Bultitos',
  short: 'Raíces cortas',
  long: 'Raíces largas',
};
