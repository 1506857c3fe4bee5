import type { RootLook } from '#domain/rules/notebook/root-looks.ts';

export const names: Readonly<Record<RootLook, string>> = {
  none: 'Sin raíces',
  // Shorter than 'bultitos', which breaks under its picture on a narrow phone.
  bumps: 'Bultos',
  short: 'Raíces cortas',
  long: 'Raíces largas',
};
