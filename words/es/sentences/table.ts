import { sentenceIn } from '#languages/sentence-in.ts';
import { ANYBODY } from './anybody.ts';
import { PARENTS } from './parents.ts';
import { PROGRAMS } from './programs.ts';
import { SCOUTS } from './scouts.ts';
import { STAFF } from './staff.ts';

/**
 * By the English ones; what differs between two of them is a hole such as {day}, which has the same name in both, or
 * {count} for a number. What stands in {name} is somebody's own; that of other holes is looked up too.
 */
export const SENTENCES: Readonly<Record<string, string>> = {
  ...ANYBODY,
  ...PARENTS,
  ...PROGRAMS,
  ...SCOUTS,
  ...STAFF,
};

export const said = sentenceIn(SENTENCES);
