/** What goes by the clock, and is told of before. Pages read it too: it imports nothing. */
export const CLOCK_CLASSES = ['pausedConsents', 'stopped', 'unvisited', 'finishedProjects'] as const;
export type ClockClass = (typeof CLOCK_CLASSES)[number];
