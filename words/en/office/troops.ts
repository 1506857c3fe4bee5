/** The name of a troop, shared with the rules, since letters and papers are made of it. */
export { troopName } from '#domain/rules/troop/troops.ts';
