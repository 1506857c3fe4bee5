import type { Jar } from '#domain/contract/glances.ts';

export function shows(jar: Jar): string {
  if (jar.stage === 'empty') return 'Un frasco vacío. Espera tus esquejes.';
  if (jar.stage === 'pot') return 'Un árbol joven en una maceta.';
  if (jar.stage === 'ground') return 'Tu árbol joven, plantado en la tierra.';
  const { cuttings } = jar;
  const held = cuttings === null ? 'esquejes' : cuttings === 1 ? '1 esqueje' : `${cuttings} esquejes`;
  return `Un frasco con ${held}. ${jar.stage === 'cut' ? 'Todavía no tiene agua.' : rootsOf(jar)}`;
}

const LENGTHS = { short: 'raíces cortas', long: 'raíces largas' } as const;
const NUMBERS = 'Uno Dos Tres Cuatro Cinco Seis Siete Ocho Nueve Diez Once Doce'.split(' ');

function rootsOf({ roots, rooted, cuttings }: Jar): string {
  if (roots === 'none') return 'Todavía no hay raíces.';
  if (roots === 'bumps') return 'Se ven bultitos en el tallo.';
  const seen = LENGTHS[roots];
  if (rooted === null) return `Viste ${seen}.`;
  if (rooted === cuttings) return cuttings === 1 ? `Tiene ${seen}.` : `Todos tienen ${seen}.`;
  return `${NUMBERS[rooted - 1] ?? rooted} ${rooted === 1 ? 'tiene' : 'tienen'} ${seen}.`;
}

export const yourTree = 'Tu árbol';
export const yourJar = 'Tu frasco';
