/** Counts of a deletion, shared with the rules, since letters are made of them. */
export { spokenCounts } from '#domain/rules/deletions/deletions.ts';
