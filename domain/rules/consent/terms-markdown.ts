import { FIRST_LANGUAGE, type Language } from '#domain/languages.ts';
import { spokenList } from '#domain/rules/platform/text.ts';
import {
  missingHeads,
  type Terms,
  type TermsBlock,
  type TermsSection,
  type TermsSpan,
} from '#domain/terms.ts';

/** An address between angle brackets is no HTML. */
const HTML = /<(?!https?:|mailto:)[a-z/!?]/i;
const UNSEEN = /[\p{Cc}\p{Bidi_Control}\u200B\u2060\uFEFF]/u;
const VERSION = /^Version:\s*(\S+)$/i;
const BULLET = /^[-*+]\s+(.+)$/;
const NUMBER = /^\d{1,3}[.)]\s+(.+)$/;
/** Markdown that the terms are shown without. */
const NOT_SHOWN: readonly (readonly [RegExp, string])[] = [
  [HTML, 'HTML is not taken'],
  [/!\[/, 'pictures are not taken'],
  [/^(```|~~~)/, 'code is not taken'],
  [/^\|/, 'tables are not taken'],
  [/^>/, 'quotations are not taken'],
  [/^#{4,}\s/, 'there are headings of three sizes only'],
  [UNSEEN, 'there is a character that nobody sees'],
];

type Line = { readonly number: number; readonly text: string; readonly isIndented: boolean };

function linesOf(markdown: string): Line[] {
  return markdown.split(/\r\n|\r|\n/).map((text, index) => ({
    number: index + 1,
    text: text.replaceAll('\t', ' ').trim(),
    isIndented: /^(\t| {2,})/.test(text),
  }));
}

/** Links become their words with the address behind them, so that paper and mail say the same as the page. */
function withoutMarks(text: string): string {
  return text
    .replace(/\[([^\]]+)\]\(<?([^\s)>]+)>?(?:\s+"[^"]*")?\)/g, (_, words: string, address: string) =>
      words === address ? address : `${words} (${address})`,
    )
    .replace(/<((?:https?:|mailto:)[^>\s]+)>/g, '$1')
    .replace(/(?<![\w*])\*(?![\s*])([^*]+?)(?<!\s)\*(?![\w*])/g, '$1')
    .replace(/(?<![\w_])_(?![\s_])([^_]+?)(?<!\s)_(?![\w_])/g, '$1');
}

/** Every second piece stands between two pairs of stars or lines. */
function spansOf(text: string): TermsSpan[] {
  const escaped: string[] = [];
  const held = text.replace(/\\([\\`*_{}[\]()#+.!<>-])/g, (_, sign: string) => {
    escaped.push(sign);
    return '\uE000';
  });
  const back = (text: string) => text.replaceAll('\uE000', () => escaped.shift() ?? '');
  return held
    .split(/\*\*(?=\S)(.+?)(?<=\S)\*\*|__(?=\S)(.+?)(?<=\S)__/)
    .map((piece, index) => ({ piece, isBold: index % 3 !== 0 }))
    .filter(({ piece }) => piece)
    .map(({ piece, isBold }) => ({ text: back(withoutMarks(piece)), isBold }));
}

type Draft = { kind: TermsBlock['kind']; texts: string[] };

/** Returns the part that a line begins, or null when the line continues the one before. */
function begunBy({ text }: Line): Draft | null {
  const [, subheading] = /^###\s+(.+?)(?:\s+#+)?$/.exec(text) ?? [];
  if (subheading) return { kind: 'subheading', texts: [subheading] };
  const [, bullet] = BULLET.exec(text) ?? [];
  if (bullet) return { kind: 'bullets', texts: [bullet] };
  const [, numbered] = NUMBER.exec(text) ?? [];
  return numbered ? { kind: 'numbers', texts: [numbered] } : null;
}

function blocksOf(lines: readonly Line[]): TermsBlock[] {
  const drafts: Draft[] = [];
  let isOpen = false;
  for (const line of lines) {
    const last = drafts.at(-1);
    const begun = begunBy(line);
    if (line.text === '') isOpen = false;
    else if (begun && last && begun.kind === last.kind && begun.kind !== 'subheading') {
      last.texts.push(...begun.texts);
      isOpen = true;
    } else if (begun) {
      drafts.push(begun);
      isOpen = begun.kind !== 'subheading';
    } else if (last && (isOpen || (line.isIndented && last.kind !== 'paragraph'))) {
      last.texts.push(`${last.texts.pop()} ${line.text}`);
    } else {
      drafts.push({ kind: 'paragraph', texts: [line.text] });
      isOpen = true;
    }
  }
  return drafts.map(({ kind, texts }) => ({ kind, items: texts.map(spansOf) }));
}

function plain(text: string): string {
  return spansOf(text)
    .map((span) => span.text)
    .join('');
}

/** A heading as it is kept: its number is made anew, so that ours and theirs look alike. */
function headingOf(text: string): string {
  return plain(text.replace(/\s+#+$/, '').replace(/^\d{1,3}[.)]\s+/, ''));
}

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  );
}

type Read = { title: string; version: string; sections: { heading: string; lines: Line[] }[] };

function readLines(lines: readonly Line[], faults: string[]): Read {
  const read: Read = { title: '', version: '', sections: [] };
  for (const line of lines) {
    const { text, number } = line;
    const last = read.sections.at(-1);
    const [, title] = /^#\s+(.+)$/.exec(text) ?? [];
    const [, heading] = /^##\s+(.+)$/.exec(text) ?? [];
    const [, version] = VERSION.exec(text) ?? [];
    if (heading) read.sections.push({ heading: headingOf(heading), lines: [] });
    else if (title && read.title === '' && !last) read.title = headingOf(title);
    else if (title) faults.push(`line ${number}: there is one title only, in the first line`);
    else if (last) last.lines.push(line);
    else if (version && read.version === '') read.version = version;
    else if (text !== '') faults.push(`line ${number}: words before the first heading (## …)`);
  }
  return read;
}

/**
 * Reads terms that an operator has written (`TERMS_FILE`): a title (`# …`), a line `Version: YYYY-MM-DD`, and headings
 * (`## …`) with paragraphs, lists, smaller headings, bold words and links under them. Gives the terms, or what is wrong
 * with them, each with its line.
 */
export function readTermsMarkdown(
  markdown: string,
  language: Language = FIRST_LANGUAGE,
): { terms: Terms } | { faults: string[] } {
  const lines = linesOf(markdown);
  const faults = lines.flatMap(({ number, text }) =>
    NOT_SHOWN.filter(([sign]) => sign.test(text)).map(([, fault]) => `line ${number}: ${fault}`),
  );
  const { title, version, sections: drafts } = readLines(lines, faults);
  if (title === '') faults.push('it needs a title in its first line, such as "# Terms of Service"');
  if (!isDay(version)) faults.push('it needs the day of its words below the title, as "Version: 2027-01-31"');
  const sections: TermsSection[] = drafts.map((it) => ({ heading: it.heading, blocks: blocksOf(it.lines) }));
  for (const { heading, blocks } of sections)
    if (blocks.length === 0) faults.push(`there is nothing under "${heading}"`);
  const missing = missingHeads(
    sections.map(({ heading }) => heading),
    language,
  );
  if (missing.length > 0) faults.push(`it lacks a heading (## …) on ${spokenList(missing)}`);
  return faults.length > 0 ? { faults } : { terms: { title, version, sections } };
}
