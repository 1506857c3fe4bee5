import { expect, test } from 'vitest';
import { AUDIT_ACTIONS } from '#domain/contract/audit/audit-actions.ts';
import * as english from '#languages/en/office/audit-log.ts';
import * as spanish from '#languages/es/office/audit-log.ts';

test('#the-log: as a line of a list, what was done ends without what a name would follow', () => {
  const lines = AUDIT_ACTIONS.map(spanish.actionAlone);
  expect(lines.filter((it) => /[:,]$| (a|de|para|como)$/.test(it))).toEqual([]);
  expect(lines.filter((it) => !/^\p{Lu}/u.test(it))).toEqual([]);
});

test.each([
  ['Troop 312, WI', 'la tropa 312, WI'],
  ['version 2026-11-23', 'versión 2026-11-23'],
  ['somebody by a link', 'quien tenga el enlace'],
  ['guadalupe', 'guadalupe'],
])('what %s was done to is said as %s', (label, said) => {
  expect(spanish.subjectOf(label)).toBe(said);
});

test.each([
  ['English', english.actionAlone],
  ['Spanish', spanish.actionAlone],
])(
  '#the-log: no two things that are done read alike in %s, of which one would be chosen for both',
  (_, alone) => {
    const lines = AUDIT_ACTIONS.map(alone);
    expect(lines.filter((it, at) => lines.indexOf(it) < at)).toEqual([]);
  },
);
