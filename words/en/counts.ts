/** What was counted and measured, and how long something took. The rules have these words too: a report is made of them. */

export { inchesText as inches } from '#domain/rules/inches.ts';
export { countedText as counted } from '#domain/rules/tracking.ts';
export { spokenInches } from '#domain/rules/typed-inches.ts';
