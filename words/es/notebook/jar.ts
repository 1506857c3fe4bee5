import type { Jar } from '#domain/contract/notebook/glances.ts';
import { toldOf } from '#domain/rules/notebook/jar.ts';
import type { RootLook } from '#domain/rules/notebook/root-looks.ts';

export function shows(jar: Jar): string {
  if (jar.stage === 'empty') return 'Un frasco vacío. Espera tus esquejes.';
  if (jar.stage === 'pot') return 'Un árbol joven en una maceta.';
  if (jar.stage === 'ground') return 'Tu árbol joven, plantado en la tierra.';
  const { alive, all, rooted } = toldOf(jar);
  const held = all === null ? 'esquejes' : all === 1 ? '1 esqueje' : `${all} esquejes`;
  if (alive === 0) return `Un frasco con ${held}. Ahora no queda ninguno vivo.`;
  const left = alive !== null && all !== null && alive < all ? `${alive} de tus ${held}` : held;
  return `Un frasco con ${left}. ${jar.stage === 'cut' ? 'Todavía no tiene agua.' : rootsOf(jar.roots, rooted, alive)}`;
}

const LENGTHS = { short: 'raíces cortas', long: 'raíces largas' } as const;
const NUMBERS = 'Uno Dos Tres Cuatro Cinco Seis Siete Ocho Nueve Diez Once Doce'.split(' ');

function rootsOf(roots: RootLook, rooted: number | null, alive: number | null): string {
  if (roots === 'none') return 'Todavía no hay raíces.';
  if (roots === 'bumps') return 'Se ven bultitos en el tallo.';
  const seen = LENGTHS[roots];
  if (rooted === null) return `Viste ${seen}.`;
  const some = roots === 'long' ? 'raíces, y algunas son largas' : seen;
  if (alive === 1) return `Tiene ${seen}.`;
  if (rooted === alive) return `Todos tienen ${some}.`;
  return rooted === 1 ? `Uno tiene ${seen}.` : `${NUMBERS[rooted - 1] ?? rooted} tienen ${some}.`;
}

export const yourTree = 'Tu árbol';
export const yourJar = 'Tu frasco';
