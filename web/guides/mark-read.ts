import type { Sentence } from '#web/lib/read-aloud.ts';

const MARK = 'being-read';
/** In shares of the window's height: a sentence being read stands between. */
const [TOP, BOTTOM, BEST] = [0.12, 0.85, 0.35];

/** Not in app.css: the build does not know the first, and it comes with what reads aloud alone. */
const LOOK = 'background-color: var(--sun); color: var(--on-sun);';
const STYLES = `::highlight(${MARK}) { ${LOOK} }\n[data-${MARK}] { ${LOOK} }`;

let styles: CSSStyleSheet | undefined;
let marked: Element | undefined;

function addStyles(): void {
  if (styles) return;
  styles = new CSSStyleSheet();
  styles.replaceSync(STYLES);
  document.adoptedStyleSheets.push(styles);
}

/** Marks the sentence that is being read, and no other; none with null. Where a browser cannot, the whole paragraph. */
export function markRead(sentence: Sentence | null): void {
  addStyles();
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
