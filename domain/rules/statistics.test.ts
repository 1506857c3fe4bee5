import { expect, test } from 'vitest';
import { addProject, type CountedProject, emptyCount, figuresOf } from './statistics.ts';

const project = (over: Partial<CountedProject> = {}): CountedProject => ({
  ...{ ownerId: 'ada', isFinished: false, cuttings: 8, rooted: 2, planted: 1, hours: 0.1 },
  names: { year: '2026', troop: null, state: 'WI', species: 'Black Willow' },
  ...over,
});

function count(...projects: CountedProject[]) {
  const it = emptyCount();
  for (const one of projects) addProject(it, one);
  return figuresOf(it);
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
  const names = (year: string, state: string) => ({ year, troop: null, state, species: null });
  const { rows } = count(
    project({ names: names('2026', 'WI') }),
    project({ ownerId: 'ben', names: names('2025', 'IL') }),
    project({ ownerId: 'cleo', names: names('2026', 'IL') }),
  );
  expect(rows.map(({ name }) => name)).toEqual(['2025', '2026', 'IL', 'WI']);
});

test('nothing at all comes to nothing', () => {
  expect(count()).toMatchObject({ total: { scouts: 0, started: 0, hours: 0 }, rows: [] });
});
