/** A count that may have stopped early. */
export { spokenCount } from '#domain/rules/platform/spoken-count.ts';
