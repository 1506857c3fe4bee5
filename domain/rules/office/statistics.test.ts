import { expect, test } from 'vitest';
import { LOOK, namesOf } from '#domain/contract/notebook/written-fields.ts';
import { STATISTIC_KINDS } from '#domain/contract/office/statistics.ts';
import { CONSENT_STATES } from '#domain/rules/consent/consent.ts';
import {
  addProject,
  type CountedProject,
  emptyCount,
  figuresOf,
  forPrograms,
  mostSaid,
} from './statistics.ts';
import { MEASURE_KEYS, rootedOfHundred } from './statistics-table.ts';

const CHOICES = namesOf(LOOK, 'choice');
const UNSAID = Object.fromEntries(CHOICES.map((name) => [name, null])) as Record<
  (typeof CHOICES)[number],
  null
>;

const project = (over: Partial<CountedProject> = {}): CountedProject => ({
  ...{ ownerId: 'ada', isFinished: false, cuttings: 8, rooted: 2, planted: 1, hours: 0.1 },
  names: { ...UNSAID, year: '2026', troop: null, state: 'WI', species: 'Black Willow' },
  ...over,
});

function count(...projects: CountedProject[]) {
  const result = emptyCount();
  for (const one of projects) addProject(result, one);
  return figuresOf(result);
}

test('a scout with two projects is one scout, in the sum and in each row', () => {
  const { total, rows } = count(project(), project({ isFinished: true }), project({ ownerId: 'ben' }));
  const figures = { scouts: 2, started: 3, finished: 1, cuttings: 24, rooted: 6, planted: 3, hours: 0.3 };
  expect(total).toEqual(figures);
  expect(rows.find(({ kind }) => kind === 'state')).toEqual({ kind: 'state', name: 'WI', ...figures });
});

test('what has no troop is in no row of troops, and is in the sum', () => {
  const { total, rows } = count(project());
  expect(total.started).toBe(1);
  expect(rows.map(({ kind }) => kind)).toEqual(['year', 'state', 'species']);
});

test('years stand in their order, and states with the most projects first', () => {
  const names = (year: string, state: string) => ({
    ...UNSAID,
    ...{ year, troop: null, state, species: null },
  });
  const { rows } = count(
    project({ names: names('2026', 'WI') }),
    project({ ownerId: 'ben', names: names('2025', 'IL') }),
    project({ ownerId: 'cleo', names: names('2026', 'IL') }),
  );
  expect(rows.map(({ name }) => name)).toEqual(['2025', '2026', 'IL', 'WI']);
});

test.each([
  [[], null],
  [[null, null], null],
  [['sun', null, 'shade', 'sun', null, null], 'sun'],
  [['sun', 'shade', null], 'shade'],
  [['sun', 'shade', 'shade', 'sun', 'dark'], 'sun'],
])('of %j most often was said %j, of two alike the later', (said, most) => {
  expect(mostSaid<string>(said)).toBe(most);
});

test.each([
  [{ rooted: 0, cuttings: 0 }, 0],
  [{ rooted: 3, cuttings: 0 }, 0],
  [{ rooted: 1, cuttings: 8 }, 13],
  // Some count more with roots than they once said they took.
  [{ rooted: 9, cuttings: 8 }, 100],
])('with %j so many of 100 cuttings have roots: %i', (figures, share) => {
  expect(rootedOfHundred(figures)).toBe(share);
});

test('nothing at all comes to nothing', () => {
  expect(count()).toMatchObject({ total: { scouts: 0, started: 0, hours: 0 }, rows: [] });
});

/** Makes random choices at looks; some are missing. */
function chosen(below: (end: number) => number): Record<(typeof CHOICES)[number], string | null> {
  const named = CHOICES.map((name) => {
    const said = [...Object.keys(LOOK[name].of), null];
    return [name, said[below(said.length)]];
  });
  return Object.fromEntries(named);
}

/** Some children by chance, the same for the same seed, with their projects one child after the other. */
function population(seed: number) {
  let state = seed * 7919 + 1;
  const below = (end: number) => {
    state = (state * 48271) % 2147483647;
    return state % end;
  };
  const owners = Array.from({ length: 1 + below(40) }, (_, n) => `child-${n}`);
  const states = ['WI', 'IL', 'MN', 'TX'].slice(0, 1 + below(4));
  const projects = owners.flatMap((ownerId) => {
    const home = states[below(1 + below(states.length))] ?? '';
    const number = below(4);
    const troop = number === 0 ? null : `Troop ${number}, ${home}`;
    return Array.from({ length: 1 + below(2) }, () => ({
      ...{ ownerId, isFinished: below(2) === 0, cuttings: below(30), rooted: below(9), planted: below(2) },
      ...{ hours: below(40) / 4 },
      names: {
        ...{ year: String(2024 + below(1 + below(3))), troop, state: home },
        ...chosen(below),
        species: ['Black Willow', 'Fig', 'Rose', null][below(1 + below(4))] ?? null,
      },
    }));
  });
  const consents = CONSENT_STATES.map((it) => ({ state: it, count: below(20) }));
  return { projects, consents };
}

const countedAt = '2026-11-28T00:00:00.000Z';
const POPULATIONS = Array.from({ length: 2000 }, (_, seed) => population(seed));

test('#statistics-for-a-program: no difference of any two numbers that a program reads is of 1 to 4', () => {
  for (const { projects, consents } of POPULATIONS) {
    const told = forPrograms({ ...count(...projects), consents, countedAt });
    const numbers = [
      ...[told.total, ...told.rows].flatMap((it) => MEASURE_KEYS.map((key) => it[key])),
      ...told.consents.map((it) => it.count),
    ];
    expect(numbers.filter((it) => it % 5 !== 0)).toEqual([]);
    expect(told.rows.filter(({ scouts }) => scouts === 0)).toEqual([]);
  }
});

test('#statistics-for-a-program: what stands in the whole and in none of its parts that a program reads is of no child, or of five or more', () => {
  let isTold = 0;
  for (const { projects, consents } of POPULATIONS) {
    const { total, rows } = forPrograms({ ...count(...projects), consents, countedAt });
    // With fewer than five children in all nothing is told, so there is no whole to subtract from.
    if (total.scouts === 0) expect([total.hours, total.cuttings, rows]).toEqual([0, 0, []]);
    if (total.scouts === 0) continue;
    isTold += rows.length;
    const isIn = (row: (typeof rows)[number]) => (it: CountedProject) => it.names[row.kind] === row.name;
    const rests = (whole: typeof projects, parts: typeof rows) =>
      [parts, ...parts.map((part) => [part])].map((some) => {
        const rest = whole.filter((it) => !some.some((part) => isIn(part)(it)));
        return new Set(rest.map(({ ownerId }) => ownerId)).size;
      });
    const of = (kind: string) => rows.filter((row) => row.kind === kind);
    const found = [
      ...STATISTIC_KINDS.filter((kind) => kind !== 'troop').flatMap((kind) => rests(projects, of(kind))),
      ...of('state').flatMap((state) =>
        rests(
          projects.filter(isIn(state)),
          of('troop').filter(({ name }) => name.endsWith(state.name)),
        ),
      ),
    ];
    expect(found.filter((children) => children > 0 && children < 5)).toEqual([]);
    const states = of('state').map(({ name }) => name);
    expect(of('troop').filter(({ name }) => !states.includes(name.slice(-2)))).toEqual([]);
  }
  expect(isTold).toBeGreaterThan(POPULATIONS.length);
});
