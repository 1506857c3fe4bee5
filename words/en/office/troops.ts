/** How a troop is called. The rules have these words too: letters and papers are made of them. */
export { troopName } from '#domain/rules/troop/troops.ts';
