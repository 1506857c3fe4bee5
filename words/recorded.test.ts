import { expect, test } from 'vitest';
import type { Moment, MomentKind } from '#domain/contract/notebook/projects.ts';
import type { TreeCheck } from '#domain/contract/notebook/tree-checks.ts';
import { TOLD_LOOK } from '#domain/contract/notebook/written-fields.ts';
import type { Photo } from '#domain/contract/photos/photos.ts';
import { emptyOf } from '#domain/rules/notebook/written.ts';
import { nudgeWords, PHRASE_IDS, phraseWords, VERDICT_WORDS } from '#domain/rules/troop/reviews.ts';
import { inFeet as inEnglishFeet } from '#languages/en/notebook/tree-checks.ts';
import { photoAlt as altInEnglish } from '#languages/en/photos/photo-alt.ts';
import * as laterInEnglish from '#languages/en/report/later.ts';
import * as english from '#languages/en/report/recorded.ts';
import { inFeet } from '#languages/es/notebook/tree-checks.ts';
import { photoAlt } from '#languages/es/photos/photo-alt.ts';
import * as later from '#languages/es/report/later.ts';
import * as spanish from '#languages/es/report/recorded.ts';
import { reviewed } from '#languages/es/troop/reviews.ts';

/*
 * That every code has words in every language is held by the types: the tables are records of all codes, and a language
 * compares its modules with the English ones (complete.ts).
 */

const momentOf = (kind: MomentKind, over: Partial<Moment> = {}): Moment => ({
  ...{ id: 'it', kind, at: '2026-05-01', day: 1, isForNow: false },
  ...emptyOf(TOLD_LOOK),
  ...{ place: null, notes: null, cuttingCount: null, photoIds: [] },
  ...over,
});

test.each<[kind: MomentKind, over: Partial<Moment>, inEnglish: string, inSpanish: string]>([
  ['harvest', {}, 'Cuttings harvested', 'Se cortaron los esquejes'],
  ['water', {}, 'Cuttings placed in water', 'Los esquejes se pusieron en agua'],
  ['planting', {}, 'Tree planted', 'Se plantó el árbol'],
  ['planting', { isForNow: true }, 'Tree planted for now', 'Se plantó el árbol en un lugar temporal'],
  ['move', {}, 'Tree moved to its final place', 'El árbol pasó a su lugar permanente'],
  ['observation', {}, 'Looked at the cuttings', 'Se revisaron los esquejes'],
  [
    'observation',
    { addedWater: true, changedWater: true },
    'Added water and changed water',
    'Se puso más agua y se cambió el agua',
  ],
  [
    'observation',
    { noticedRootGrowth: true, changedWater: true },
    'Noticed root growth and changed water',
    'Se vieron crecer las raíces y se cambió el agua',
  ],
  ['roots', {}, 'Noticed the first roots', 'Se vieron las primeras raíces'],
  [
    'roots',
    { noticedRootGrowth: true, addedWater: true, changedWater: true },
    'Noticed the first roots, added water and changed water',
    'Se vieron las primeras raíces, se puso más agua y se cambió el agua',
  ],
])('a moment of %s with %j is %s', (kind, over, inEnglish, inSpanish) => {
  const moment = momentOf(kind, over);
  expect([english.momentTitle(moment), spanish.momentTitle(moment)]).toEqual([inEnglish, inSpanish]);
});

test.each<[over: Partial<Moment>, inEnglish: readonly string[], inSpanish: readonly string[]]>([
  [{}, [], []],
  [{ cuttingCount: 1 }, ['1 cutting'], ['1 esqueje']],
  [{ cuttingCount: 8 }, ['8 cuttings'], ['8 esquejes']],
  [{ place: 'at school', notes: 'Tiny tips' }, ['at school', 'Tiny tips'], ['en la escuela', 'Tiny tips']],
  [
    { notes: 'Tips', cuttingsAlive: 7, cuttingsWithRoots: 2, longestRootInches: 1.25 },
    ['Tips', '7 cuttings alive, 2 with roots, the longest root 1\u00a0¼\u00a0in'],
    ['Tips', '7 esquejes vivos, 2 con raíces, raíz más larga: 1\u00a0¼\u00a0pulg.'],
  ],
  [{ longestRootInches: 0.5 }, ['Longest root ½\u00a0in'], ['Raíz más larga: ½\u00a0pulg.']],
  [
    { notes: 'Tips', jarPlace: 'brightShade' },
    ['Tips', 'The jar stood in bright shade'],
    ['Tips', 'El frasco estaba a la sombra, con luz'],
  ],
])('below a moment with %j stands %j', (over, inEnglish, inSpanish) => {
  const moment = momentOf('observation', over);
  expect([english.momentLines(moment), spanish.momentLines(moment)]).toEqual([inEnglish, inSpanish]);
});

test.each(['1 cutting', 'Added water', '7 cuttings alive, 2 with roots', 'at school', 'Alive', 'Planting'])(
  "a child's note %j stays as she typed it, and so does a place of her own that reads like a count",
  (typed) => {
    expect(spanish.momentLines(momentOf('observation', { notes: typed }))).toEqual([typed]);
    const place = `${typed}, 1 with roots`;
    expect(spanish.momentLines(momentOf('planting', { place }))).toEqual([place]);
  },
);

test.each(['by the pond', 'constructor', 'toString'])(
  'a place of her own, %s, stays as she typed it',
  (place) => {
    expect(spanish.momentLines(momentOf('planting', { place }))).toEqual([place]);
  },
);

test('a note that says what was counted is not told twice', () => {
  const moment = momentOf('observation', { notes: '7 cuttings alive', cuttingsAlive: 7 });
  expect(english.momentLines(moment)).toEqual(['7 cuttings alive']);
});

test.each<[Pick<TreeCheck, 'condition' | 'heightInches'>, inEnglish: string, inSpanish: string]>([
  [{ condition: 'unsure', heightInches: null }, 'Not sure', 'No se sabe'],
  [{ condition: 'gone', heightInches: 1 }, 'Gone, 1 inch tall', 'No sobrevivió, 1 pulgada de alto'],
  [{ condition: 'alive', heightInches: 18 }, 'Alive, 18 inches tall', 'Vivo, 18 pulgadas de alto'],
  [{ condition: 'alive', heightInches: 24 }, 'Alive, 2 feet tall', 'Vivo, 2 pies de alto'],
  [{ condition: 'alive', heightInches: 25 }, 'Alive, 2 feet 1 inch tall', 'Vivo, 2 pies y 1 pulgada de alto'],
  [
    { condition: 'alive', heightInches: 40 },
    'Alive, 3 feet 4 inches tall',
    'Vivo, 3 pies y 4 pulgadas de alto',
  ],
])('a planted tree with %j is %s', (check, inEnglish, inSpanish) => {
  expect([laterInEnglish.told(check), later.told(check)]).toEqual([inEnglish, inSpanish]);
});

test.each([
  ['2026-01-31', '', ''],
  ['2026-02-01', 'After 1 day', 'Después de 1 día'],
  ['2026-02-27', 'After 27 days', 'Después de 27 días'],
  ['2026-02-28', 'After 1 month', 'Después de 1 mes'],
  ['2026-07-01', 'After 5 months', 'Después de 5 meses'],
  ['2027-01-31', 'After 1 year', 'Después de 1 año'],
  ['2028-01-31', 'After 2 years', 'Después de 2 años'],
])('%s is told of a project that was completed on January 31, 2026: %s', (day, inEnglish, inSpanish) => {
  const completedOn = '2026-01-31';
  expect([laterInEnglish.after(completedOn, day), later.after(completedOn, day)]).toEqual([
    inEnglish,
    inSpanish,
  ]);
});

test('a child reads the same feet and inches as she types her tree', () => {
  expect([24, 25, 40].map(inFeet)).toEqual([
    'Son 2 pies.',
    'Son 2 pies y 1 pulgada.',
    'Son 3 pies y 4 pulgadas.',
  ]);
  expect([24, 40].map(inEnglishFeet)).toEqual(['That is 2 feet.', 'That is 3 feet 4 inches.']);
});

test.each<[Pick<Photo, 'stepNumber' | 'treeCheckId' | 'kind'>, inEnglish: string, inSpanish: string]>([
  [
    { stepNumber: 5, treeCheckId: 'it', kind: null },
    'Photo of the planted tree, later',
    'Foto del árbol plantado, más adelante',
  ],
  [
    { stepNumber: 2, treeCheckId: null, kind: null },
    'Photo of step 2, Pick Source Tree',
    'Foto del paso 2, Elegir el árbol de origen',
  ],
  [
    { stepNumber: 2, treeCheckId: null, kind: 'wholeTree' },
    'Photo of step 2, Pick Source Tree, the whole tree',
    'Foto del paso 2, Elegir el árbol de origen: todo el árbol',
  ],
  [
    { stepNumber: 5, treeCheckId: null, kind: 'duringPhoto' },
    'Photo of step 5, Plant Tree, while planting',
    'Foto del paso 5, Plantar el árbol: al plantar',
  ],
])('a photo with %j is described: %s', (photo, inEnglish, inSpanish) => {
  expect([altInEnglish(photo), photoAlt(photo)]).toEqual([inEnglish, inSpanish]);
});

test('a sum of hours says what it is about', () => {
  expect([english.sum('4.75', '4.8'), spanish.sum('4.75', '4.8')]).toEqual([
    '4.75, about 4.8',
    '4.75, unas 4.8',
  ]);
  expect([english.sum('4.8', null), spanish.sum('4.8', null)]).toEqual(['4.8', '4.8']);
});

test('what leaders say is said in Spanish, and their names stay', () => {
  const said = [...Object.values(VERDICT_WORDS), ...phraseWords(PHRASE_IDS)];
  expect(said.filter((it) => reviewed(it) === it)).toEqual([]);
  expect(reviewed(nudgeWords('Ana R.'))).toBe('Ana R. te pide que mires otra vez tu proyecto.');
});
