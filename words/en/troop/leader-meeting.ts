import type { Thing } from '#domain/rules/troop/meeting.ts';

/** A troop's meeting on one page (PRODUCT.md#meeting). */

export const title = 'Meeting';
/** `troop` is such as 'Troop 42', `day` such as 'Nov 28, 2026'. */
export const subtitle = (troop: string, day: string) => `${troop} · ${day}`;
/** Before words.needsConnection. */
export const toPrepare = 'To prepare a meeting';
export const notHere = {
  title: 'This troop is not here',
  text: 'It may have been closed, or be another leader’s.',
};
export const print = 'Print';

export const lookDue = (count: number) => `Look due (${count})`;
export const nobodyLooks = 'No look is due.';
export const stuck = (count: number) => `Stuck or asks for a review (${count})`;
export const nobodyIsStuck = 'Nobody is stuck or asks for a review.';
export const toStart = (count: number) => `To start (${count})`;
export const others = (count: number) => `All others (${count})`;
/** `day` is such as 'Nov 23, 2026'. */
export const since = (day: string) => `since ${day}`;

export const bring = 'What to bring';
export const things: Readonly<Record<Thing, string>> = {
  device: 'A phone or tablet, to pick a tree and take its photo',
  shears: 'Pruning shears, and an adult who handles them',
  jars: 'Clean jars',
  labels: 'Labels, a pencil and a bag',
  water: 'Fresh water',
  ruler: 'A ruler',
  pots: 'Pots, or a place to plant and a spade',
  soil: 'Soil and mulch',
};
export const forScouts = (count: number) => (count === 1 ? 'for 1 scout' : `for ${count} scouts`);
export const nothingToBring = 'All trees are planted.';

export const cards = 'A scout cannot get in on the tablet?';
export const whoseCard = 'Scout';
export const choose = 'Choose a scout';
/** Below the choice, where some scouts are not in it. */
export const cardsFor = 'Cards are for scouts whose parents show you notes and photos.';
