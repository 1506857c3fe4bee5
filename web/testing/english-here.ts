import { LANGUAGE } from '#words/platform/language.ts';

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const ENGLISH: Modules = import.meta.glob('../../words/en/**/*.{ts,tsx}', { eager: true });
const SPANISH: Modules = import.meta.glob(['../../words/es/**/*.{ts,tsx}', '!**/complete.ts'], {
  eager: true,
});

/** The texts that stand in words, without those that are made of values. */
function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsOf) : [];
}

const inSpanish = new Set(Object.values(SPANISH).flatMap(textsOf));
const ENGLISH_TEXTS = new Set(
  Object.values(ENGLISH)
    .flatMap(textsOf)
    .filter((text) => /\p{L}{2}/u.test(text) && !inSpanish.has(text)),
);

/** Words that hardly any English sentence does without, and that no Spanish one has. */
const ENGLISH_WORDS =
  /(?<!\p{L})(the|your|you|and|with|of|to|is|are|was|for|from|this|that|these|not|have|has|will|please|what|when|where|which|my|our|they|their|all|or|by|on|at|an|in|step|tree|trees|photo|photos|back|log|page|new|save|saved|close|open|look|show|week|day|hours|loading)(?!\p{L})/iu;

const isEnglish = (text: string) => ENGLISH_TEXTS.has(text) || ENGLISH_WORDS.test(text);

const ATTRIBUTES = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'placeholder',
  'title',
];

/** True for an element in the page’s language; a name in another one is marked so. */
function isOfPage(element: Element): boolean {
  const said = element.closest('body [lang]')?.getAttribute('lang');
  return said === undefined || said === null || said === LANGUAGE;
}

/** Names of files are the same in every language. */
const FILE_NAMES = /[\w/-]+\.(sql|md|yaml)(?!\w)/g;

/** Elements that nobody reads. */
const UNREAD = 'script, style';

/**
 * The texts of the document, what is read aloud included, in which there is English.
 * @param names what people typed, which is in whatever language they typed it
 */
export function englishHere(names: readonly string[] = []): string[] {
  const shown = [document.title];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const { parentElement: element } = node;
    if (element && !element.closest(UNREAD) && isOfPage(element)) shown.push(node.textContent ?? '');
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (!isOfPage(element)) continue;
    shown.push(...ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''));
  }
  const withoutNames = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, ''), text);
  const texts = shown.map((text) => withoutNames(text.replace(/\s+/g, ' ').replace(FILE_NAMES, '')).trim());
  return [...new Set(texts)].filter(isEnglish);
}
