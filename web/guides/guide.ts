/**
 * What the five steps teach, in the words a ten-year-old reads (PRODUCT.md#guides, PRODUCT.md#limits). The words of
 * each step are a file of words/, in each language, so that a step brings its own alone; their numbers are those of
 * domain/limits.ts. readability.test.ts holds every word there to a fourth-grade level, so a new text belongs there and
 * not in a component.
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
  /** What a child does not do, cut or ask alone: always in sight. */
  readonly askAnAdult?: string;
};

export type Guide = {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly GuideSection[];
};
