/** Counts, measures and durations, shared with the rules, since a report is made of them. */

export { countedText as counted } from '#domain/rules/notebook/tracking.ts';
export { inchesText as inches } from '#domain/rules/platform/inches.ts';
export { spokenInches } from '#domain/rules/platform/typed-inches.ts';
