import { ROOTS_READY_INCHES } from '../limits.ts';

/** What is said of how the cuttings grew (§29), for a child of ten. */
export const GROWTH_WORDS = {
  title: 'Growth at a Glance',
  inWater: (days: number) => `${days} ${days === 1 ? 'day' : 'days'} in water`,
  planted: (days: number) => `Planted after ${days} ${days === 1 ? 'day' : 'days'} in water`,
  weekHead: 'Week',
  week: (week: number) => `Week ${week}`,
  slide: 'Slide over the photo to see how your cuttings changed.',
  slider: 'How much of the photo from before you see',
  before: 'Photo from before',
  show: 'Show them',
  over: 'With a slider',
  beside: 'Side by side',
  earlier: 'Before',
  latest: 'Latest',
  alive: 'Cuttings alive',
  rooted: 'With roots',
  longest: 'Longest root, inches',
  ready: `Ready to plant at ${ROOTS_READY_INCHES[0]} in`,
  numbers: 'Your numbers, week by week',
  none: '-',
} as const;
