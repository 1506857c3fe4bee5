/** What goes by the clock, and is told of before. Pages read it too: it imports nothing. */
export const CLOCK_CLASSES = ['pausedConsents', 'stopped', 'unvisited', 'finishedProjects'] as const;
export type ClockClass = (typeof CLOCK_CLASSES)[number];

/** What has its day in its own row. */
export const DATED_CLASSES = ['signUps', 'toBeDeleted', 'deletedProjects'] as const;
export type DatedClass = (typeof DATED_CLASSES)[number];
