import { expect, test } from 'vitest';
import type { Jar } from '#domain/contract/notebook/glances.ts';
import { ROOT_LOOKS } from '#domain/rules/notebook/root-looks.ts';
import { parseInches } from '#domain/rules/platform/typed-inches.ts';
import { counted, inches, spokenInches } from '#languages/es/notebook/counts.ts';
import { shows } from '#languages/es/notebook/jar.ts';
import { missing, place } from '#languages/es/notebook/planting.ts';
import { asked } from '#languages/es/notebook/tree-checks.ts';

test.each([
  [0, '0 pulg.', '0 pulgadas'],
  [0.25, '¼ pulg.', 'un cuarto de pulgada'],
  [0.5, '½ pulg.', 'media pulgada'],
  [1, '1 pulg.', '1 pulgada'],
  [1.5, '1 ½ pulg.', '1 pulgada y media'],
  [2.75, '2 ¾ pulg.', '2 pulgadas y tres cuartos'],
])(
  '#growth: %d inches are read and heard in Spanish, and understood where they are typed',
  (length, read, heard) => {
    expect([inches(length), spokenInches(length)]).toEqual([read, heard]);
    expect(parseInches(read)).toBe(length);
  },
);

test.each([
  [{}, ''],
  [{ cuttingsAlive: 1 }, '1 esqueje vivo'],
  [{ cuttingsAlive: 7, cuttingsWithRoots: 2 }, '7 esquejes vivos, 2 con raíces'],
  [{ cuttingsWithRoots: 1 }, '1 esqueje con raíces'],
  [{ longestRootInches: 1.25 }, 'Raíz más larga: 1\u00a0¼\u00a0pulg.'],
])('#growth: what was counted: %j', (counts, text) => {
  expect(counted(counts)).toBe(text);
});

const JAR: Jar = { stage: 'water', cuttings: 5, rooted: null, roots: 'none', water: 1, leaves: 2 };
test.each<[than: Partial<Jar>, text: string]>([
  [{ stage: 'empty' }, 'Un frasco vacío. Espera tus esquejes.'],
  [{ stage: 'cut', cuttings: 1 }, 'Un frasco con 1 esqueje. Todavía no tiene agua.'],
  [{}, 'Un frasco con 5 esquejes. Todavía no hay raíces.'],
  [{ roots: 'short', rooted: 1 }, 'Un frasco con 5 esquejes. Uno tiene raíces cortas.'],
  [{ roots: 'long', rooted: 5 }, 'Un frasco con 5 esquejes. Todos tienen raíces, y algunas son largas.'],
  [{ roots: 'long', rooted: 1 }, 'Un frasco con 5 esquejes. Uno tiene raíces largas.'],
  [
    { roots: 'long', rooted: 3, now: { alive: 4, rooted: 2 } },
    'Un frasco con 4 de tus 5 esquejes. Dos tienen raíces, y algunas son largas.',
  ],
  [{ now: { alive: 0, rooted: null } }, 'Un frasco con 5 esquejes. Ahora no queda ninguno vivo.'],
])('#the-jar: the jar %j', (than, text) => {
  expect(shows({ ...JAR, ...than })).toBe(text);
});

test('a look of the roots is said of every jar', () => {
  for (const roots of ROOT_LOOKS) expect(shows({ ...JAR, roots })).not.toMatch(/undefined/);
});

test('lists, places and times are Spanish; the words of a child stay as they are', () => {
  expect(missing(['time'])).toBe('Todavía falta: el tiempo dedicado.');
  expect(missing(['location', 'time', 'afterPhoto'])).toBe(
    'Todavía faltan: el lugar, el tiempo dedicado y una foto de después.',
  );
  expect([place('at school'), place('Behind the barn')]).toEqual(['en la escuela', 'Behind the barn']);
  expect(asked(12)).toContain('hace 1 año.');
  expect(asked(6)).toContain('hace 6 meses.');
});
