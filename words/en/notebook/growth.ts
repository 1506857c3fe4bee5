import { ROOTS_READY_INCHES } from '#domain/limits.ts';

/** The growth of the cuttings (PRODUCT.md#growth). */

export const title = 'Growth at a Glance';
/** The same in step 4, with the photos. */
export const grow = 'See them grow';
export const more = 'More pictures and numbers';
/** Takes the film away and shows the two photos again. */
export const compare = 'Before and now';
/** The day when the cuttings went into water is day 1. */
export const inWater = (day: number) => `Day ${day} in water`;
export const planted = (day: number) => `Planted on day ${day} in water`;
export const weekHead = 'Week';
export const week = (number: number) => `Week ${number}`;
/** A week's counts, in the words of counts.ts. */
export const inWeek = (number: number, counted: string) => `Week ${number}: ${counted}`;
/** For a latest look without numbers. */
export const notCounted = (week: number) => `Week ${week}: no numbers yet. Change your look to add them.`;
export const slider = 'How much of the photo from before you see';
export const before = 'Photo from before';
export const beside = 'Side by side';
export const earlier = 'Before';
export const latest = 'Latest';
export const alive = 'Cuttings alive';
export const rooted = 'With roots';
export const longest = 'Longest root, inches';
export const ready = `Ready to plant at ${ROOTS_READY_INCHES[0]} in`;
export const numbers = 'Your numbers, week by week';
export const none = '-';
