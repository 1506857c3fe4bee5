import type { Sentence } from '#web/lib/read-aloud.ts';

const MARK = 'being-read';
/** Of the height of the window: a sentence that is read stands between. */
const [TOP, BOTTOM, BEST] = [0.12, 0.85, 0.35];

let marked: Element | undefined;

/** Marks the sentence that is being read, and no other; none with null. Where a browser cannot, the whole paragraph. */
export function markRead(sentence: Sentence | null): void {
  marked?.removeAttribute(`data-${MARK}`);
  marked = undefined;
  if ('highlights' in CSS) {
    if (sentence) CSS.highlights.set(MARK, new Highlight(sentence.range));
    else CSS.highlights.delete(MARK);
    return;
  }
  marked = sentence?.block;
  marked?.setAttribute(`data-${MARK}`, '');
}

/** Brings a sentence into view, if it is not there. */
export function sentenceInView({ range }: Sentence): void {
  const { top, bottom } = range.getBoundingClientRect();
  const high = window.innerHeight;
  if (top >= high * TOP && bottom <= high * BOTTOM) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollBy({ top: top - high * BEST, behavior: isStill ? 'instant' : 'smooth' });
}
