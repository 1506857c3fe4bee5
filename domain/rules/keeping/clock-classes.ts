/** Classes that end by the clock after a notice. Pages load this file too, so it imports nothing. */
export const CLOCK_CLASSES = ['pausedConsents', 'stopped', 'unvisited', 'finishedProjects'] as const;
export type ClockClass = (typeof CLOCK_CLASSES)[number];

/** Classes whose rows carry their own day. */
export const DATED_CLASSES = ['signUps', 'toBeDeleted', 'deletedProjects'] as const;
export type DatedClass = (typeof DATED_CLASSES)[number];
