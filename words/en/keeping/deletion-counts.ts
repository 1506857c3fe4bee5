/** How much was deleted. The rules have these words too: letters are made of them. */
export { spokenCounts } from '#domain/rules/deletions/deletions.ts';
