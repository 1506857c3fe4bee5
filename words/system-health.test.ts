import { expect, test } from 'vitest';
import { CLEARING_JOB_NAMES } from '#domain/rules/keeping/clearing-jobs.ts';
import { type Row, type RowName, STATES } from '#domain/rules/office/system-health.ts';
import * as clearing from '#languages/en/keeping/clearing.ts';
import * as english from '#languages/en/office/system-health-rows.ts';
import * as spanishClearing from '#languages/es/keeping/clearing.ts';
import * as spanish from '#languages/es/office/system-health-rows.ts';

const ROWS: readonly Row[] = Object.entries(STATES).flatMap(([name, states]) =>
  [...states, { cause: 'unread', is: 'look' } as const].map((state) => ({ ...state, name: name as RowName })),
);

test.each(ROWS)('#how-it-is: $name says what to do where it is $cause, if that is not fine', (row) => {
  expect(english.wordsOf(row).toDo !== undefined).toBe(row.is !== 'fine');
});

test.each(ROWS)('#how-it-is, #languages: $name says in Spanish all it says in English: $cause', (row) => {
  const [said, first] = [spanish.wordsOf(row), english.wordsOf(row)];
  expect(said.says).not.toBe(first.says);
  if (first.toDo === undefined) expect(said.toDo).toBeUndefined();
  else expect(said.toDo).not.toBe(first.toDo);
  // A command follows what is to be done, where there is one.
  if (first.toDo?.endsWith(':')) expect(said.toDo).toMatch(/:$/);
});

test.for<[number, number, string]>([
  [0, 0, 'All is well'],
  [0, 1, 'Nothing is urgent. One thing is worth a look'],
  [0, 12, 'Nothing is urgent. 12 things are worth a look'],
  [1, 0, 'One thing needs you'],
  [2, 0, 'Two things need you'],
  [2, 1, 'Two things need you, and one is worth a look'],
  [1, 3, 'One thing needs you, and three are worth a look'],
])('#how-it-is: of %i to be done and %i to be looked at the first line says: %s', ([act, look, says]) => {
  expect(english.headlineOf({ act, look, fine: 0 })).toBe(says);
});

test.each([
  [{ act: 0, look: 0, fine: 9 }, 'Todo está bien'],
  [{ act: 0, look: 1, fine: 9 }, 'No hay nada urgente. Conviene mirar una cosa'],
  [{ act: 0, look: 12, fine: 9 }, 'No hay nada urgente. Conviene mirar 12 cosas'],
  [{ act: 1, look: 0, fine: 9 }, 'Hay que atender una cosa'],
  [{ act: 2, look: 1, fine: 9 }, 'Hay que atender dos cosas, y conviene mirar una más'],
])('the headline of %j', (counted, headline) => {
  expect(spanish.headlineOf(counted)).toBe(headline);
});

test.each(CLEARING_JOB_NAMES)('what %s does is said in Spanish', (job) => {
  expect(spanishClearing.does(job)).not.toBe(clearing.does(job));
});
