/**
 * Refuses links, e-mail addresses, accounts elsewhere and phone numbers in a leader's note (PRODUCT.md#reviews). No
 * list of words is used: it never ends and refuses honest notes. The child is protected because parents, leaders and
 * administrators read every note.
 */

import { REVIEW_NOTE_MAX } from '#domain/limits.ts';
import type { Told } from '#domain/rules/platform/sentence.ts';
import * as sentences from '#domain/rules/troop/sentences.ts';

export const NOTE_MESSAGES = {
  link: sentences.noteWithLink,
  address: sentences.noteWithAddress,
  number: sentences.noteWithNumber,
} as const;

/** A digit of any script as one that everybody knows; the digits of a script stand in a row of ten. */
function plainDigit(digit: string): string {
  let value = 0;
  let code = (digit.codePointAt(0) ?? 0) - 1;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code))) {
    value += 1;
    code -= 1;
  }
  return String(value);
}

/** One form of each sign, nothing without width, plain digits: as a program reads it that makes links. */
function plain(note: string): string {
  return note
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(/[\u3002\u2024]/gu, '.')
    .replace(/[\u2010-\u2015\u2212]/gu, '-');
}

/** Endings that are no words of English or Spanish: with what stands before them they are a site, in capitals too. */
const ENDINGS = 'com|net|org|edu|gov|io|co|uk|ca|mx|fr|info|biz|app|dev|ly|gg|tv|cc|ru|xyz|example';
/** These are words too, so that only a small letter after the dot makes a site of them. */
const ENDINGS_THAT_ARE_WORDS =
  'us|es|de|me|it|is|so|to|in|at|be|site|online|shop|link|club|chat|live|pro|page|top|blog|games';
const LINKS = [
  /\p{L}:\/\//u,
  /(?<![\p{L}\d])www\./iu,
  new RegExp(`[\\p{L}\\d-]\\.(?:${ENDINGS})(?![\\p{L}\\d])`, 'iu'),
  new RegExp(`[\\p{L}\\d-]\\.(?:${ENDINGS_THAT_ARE_WORDS})(?![\\p{L}\\d])`, 'u'),
  /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.]*\d)/,
];
/** 'ana@troop', and the name of an account: '@oakleader'. */
const ADDRESSES = [/[^\s@]@[^\s@]/u, /@[\p{L}\d_]{2,}/u];

/** Days and times, which have as many digits as a number: 2026-05-09, 5/9/2026, 10:30. */
const DATES =
  /(?<![\d/.:-])(?:20\d\d-\d{1,2}-\d{1,2}|\d{1,2}\/\d{1,2}(?:\/(?:\d\d){1,2})?|\d{1,2}:\d\d)(?![\d/:]|[.-]\d)/g;
/** Digits with no more between them than a telephone number has. */
const DIALLED = /(?:\+\s?)?\(?\d(?:[ .()/-]{0,3}\d){6,}/g;
/** Counts and measures are one or two digits with spaces or a decimal point; none begins with a 0. */
const COUNTED = /^(?:0|[1-9]\d?)(?:\.\d{1,2})?(?: (?:0|[1-9]\d?)(?:\.\d{1,2})?)*$/;

function hasNumber(text: string): boolean {
  const found = text.replace(DATES, ' | ').match(DIALLED) ?? [];
  return found.some((it) => !COUNTED.test(it));
}

/**
 * Returns the fault of a note, or undefined. A note refused for its length is not searched further, which would cost
 * more.
 */
export function noteError(note: string): Told | undefined {
  if (note.length > REVIEW_NOTE_MAX) return undefined;
  const text = plain(note);
  if (ADDRESSES.some((it) => it.test(text))) return NOTE_MESSAGES.address;
  if (LINKS.some((it) => it.test(text))) return NOTE_MESSAGES.link;
  return hasNumber(text) ? NOTE_MESSAGES.number : undefined;
}
