/** How many there are of something that is not counted to the end. */
export { spokenCount } from '#domain/rules/platform/spoken-count.ts';
