import { expect, test } from 'vitest';
import * as en from './en/family/roster.ts';
import * as es from './es/family/roster.ts';

/** The part of a choice's words that the narrowest phone shows. */
const SHOWN = 24;

test.each(Object.entries({ en, es }))(
  '#the-roster: what a column may be is read whole on a phone, in %s',
  (_, { columnUses }) => {
    expect(Object.values(columnUses).filter(({ length }) => length > SHOWN)).toEqual([]);
  },
);
