import { expect, test } from 'vitest';
import { CLEARING_JOB_NAMES } from '#domain/rules/keeping/clearing-jobs.ts';
import type { Causes, RowName } from '#domain/rules/office/how-it-is.ts';
import { wordsOf as inEnglish } from '#domain/rules/office/how-it-is-telling.ts';
import { HOW_IT_IS_WORDS } from '#domain/rules/office/how-it-is-words.ts';
import * as english from '#languages/en/keeping/clearing.ts';
import * as spanish from '#languages/es/keeping/clearing.ts';
import { headlineOf, wordsOf } from '#languages/es/office/how-it-is-rows.ts';

const ROWS = Object.entries(HOW_IT_IS_WORDS).flatMap(([row, { causes }]) =>
  Object.keys(causes).map((cause) => ({
    row: row as RowName,
    causes: { [row]: cause } as unknown as Causes,
  })),
);

test.each(ROWS)('§31, §33: $row says in Spanish all it says in English: $causes', ({ row, causes }) => {
  const [said, first] = [wordsOf(row, causes), inEnglish(row, causes)];
  expect(said.says).not.toBe(first.says);
  if (first.toDo === undefined) expect(said.toDo).toBeUndefined();
  else expect(said.toDo).not.toBe(first.toDo);
  expect(said.command).toBe(first.command);
  expect(said.where).toBe(first.where);
  // A command follows what is to be done, where there is one.
  if (first.toDo?.endsWith(':')) expect(said.toDo).toMatch(/:$/);
});

test.each([
  [{ act: 0, look: 0, fine: 9 }, 'Todo está bien'],
  [{ act: 0, look: 1, fine: 9 }, 'No hay nada urgente. Conviene mirar una cosa'],
  [{ act: 0, look: 12, fine: 9 }, 'No hay nada urgente. Conviene mirar 12 cosas'],
  [{ act: 1, look: 0, fine: 9 }, 'Hay que atender una cosa'],
  [{ act: 2, look: 1, fine: 9 }, 'Hay que atender dos cosas, y conviene mirar una más'],
])('the headline of %j', (counted, headline) => {
  expect(headlineOf(counted)).toBe(headline);
});

test.each(CLEARING_JOB_NAMES)('what %s does is said in Spanish', (job) => {
  expect(spanish.does(job)).not.toBe(english.does(job));
});
