import { expect, test } from 'vitest';
import DESCRIPTIONS from '#art/tree-descriptions.json' with { type: 'json' };
import { drawn } from '#languages/es/species/tree-drawings.ts';

const ENGLISH = /\b(a|an|and|the|with|of|in|by|along|about|beside|twig|leaves|tree|shrub)\b/i;

test('what each drawing shows is said in Spanish, to the last part', () => {
  const said = Object.values(DESCRIPTIONS).map(drawn);
  // 'a lo largo de' is Spanish.
  expect(said.filter((it) => ENGLISH.test(it.replaceAll('a lo largo', '')))).toEqual([]);
});

test('a drawing is told from the twig to the whole tree', () => {
  expect(drawn(DESCRIPTIONS.sambucus ?? '')).toBe(
    'Una ramita con frutitos negros. Hojas como plumas, de 7 hojitas con dientes en el borde, de dos en dos a lo largo de la ramita. Al lado, un arbusto de muchos tallos de unos 15 pies de alto.',
  );
});
