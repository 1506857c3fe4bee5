/**
 * Lessons of the five steps in a ten-year-old's words (PRODUCT.md#guides, PRODUCT.md#limits). Each step's words are a
 * file of words/ for each language, with the numbers of domain/limits.ts. readability.test.ts holds them to fourth
 * grade, so new texts belong there and not in a component.
 */

/** One part of a guide: a heading, its gist, short sentences, at most one list, and what needs a grown-up. */
export type GuideSection = {
  readonly id: string;
  readonly title: string;
  /** All of it in one sentence, under its picture. */
  readonly gist?: string;
  readonly sentences?: readonly string[];
  /** Things in no order: shown with bullets. */
  readonly list?: readonly string[];
  /** Things to do in this order: shown with numbers. */
  readonly steps?: readonly string[];
  /** Things that a child never does, cuts or asks alone: always in sight. */
  readonly askAnAdult?: string;
};

export type Guide = {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly GuideSection[];
};
