/**
 * What a leader's note may not hold: a way to reach somebody elsewhere (§23). It is read as a patient attacker would write it:
 * digits as words, with signs between them or in another script, addresses spelled out. What it lets through is read by
 * the parents, all leaders and the administrators all the same: that is what protects a child, and this only helps.
 */

import { REVIEW_NOTE_MAX } from '../limits.ts';

export const NOTE_MESSAGES = {
  link: 'Please leave out links and web addresses.',
  address: 'Please leave out addresses and names of other apps. Words about the work are enough.',
  number:
    'Please leave out numbers to call. If you count or give a date, use fewer digits or words, such as May 9.',
} as const;

const DIGIT_WORDS: Readonly<Record<string, string>> = {
  ...{ zero: '0', nought: '0', nil: '0', null: '0', cero: '0' },
  ...{ one: '1', uno: '1', un: '1', won: '1' },
  ...{ two: '2', dos: '2' },
  ...{ three: '3', tres: '3' },
  ...{ four: '4', cuatro: '4', fore: '4' },
  ...{ five: '5', cinco: '5' },
  ...{ six: '6', seis: '6' },
  ...{ seven: '7', siete: '7' },
  ...{ eight: '8', ocho: '8' },
  ...{ nine: '9', nueve: '9', niner: '9' },
  ...{ ten: '10', eleven: '11', twelve: '12', thirteen: '13', fourteen: '14', fifteen: '15' },
  ...{ sixteen: '16', seventeen: '17', eighteen: '18', nineteen: '19' },
  ...{ twenty: '2', thirty: '3', forty: '4', fifty: '5', sixty: '6', seventy: '7', eighty: '8', ninety: '9' },
};
/** They are digits only beside digits: each is a word, or part of one, by itself. */
const BESIDE_DIGITS: Readonly<Record<string, string>> = {
  oh: '0',
  o: '0',
};
/** Stand between the digits of a number, and end none. */
const BETWEEN = new Set(
  'to too for ate dash hyphen minus plus dot point space comma slash stroke star and then y guion punto area code ext x hundred thousand double triple'.split(
    ' ',
  ),
);
const SPELLED = Object.keys(DIGIT_WORDS).toSorted((a, b) => b.length - a.length);
const ONLY_SPELLED = new RegExp(`^(?:${SPELLED.join('|')})+$`);
const EACH_SPELLED = new RegExp(SPELLED.join('|'), 'g');
/** Letters that look like digits. */
const LOOKS_LIKE: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', z: '2', s: '5', b: '8' };

/** A number as it is dialled has 7 digits at the least. */
const NUMBER_DIGITS = 7;
/** As many in one note, whatever stands between them, are no counting any more. */
const NOTE_DIGITS = 10;

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

/** Letters of other scripts that look like Latin ones, as far as they stand in addresses. */
const TWINS: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    с: 'c',
    е: 'e',
    о: 'o',
    р: 'p',
    х: 'x',
    у: 'y',
    і: 'i',
    к: 'k',
    м: 'm',
    т: 't',
    в: 'b',
    н: 'h',
  },
  ...{ ο: 'o', α: 'a', ι: 'i', ν: 'v', ρ: 'p', τ: 't', κ: 'k' },
};

/** The note as it is meant: one form of each sign, no accents, nothing without width, plain digits. */
function plain(note: string): string {
  return note
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(/[\u0370-\u03FF\u0400-\u04FF]/gu, (it) => TWINS[it.toLowerCase()] ?? it)
    .replace(/[\u3002\u00B7\u2022\u2219\u22C5\u2024]/gu, '.')
    .replace(/[\u2010-\u2015\u2212]/gu, '-');
}

/** 'g m a i l . c o m' and 'g-m-a-i-l' as one word. */
function joined(text: string): string {
  return text.replace(/(?<![\p{L}\d])\p{L}(?:[\s._*|-]{1,3}\p{L}(?![\p{L}\d])){2,}/gu, (it) =>
    it.replace(/[\s_*|-]+/gu, ''),
  );
}

const ENDINGS =
  'com|net|org|edu|gov|io|co|us|uk|ca|mx|es|de|fr|info|biz|app|dev|ly|gg|tv|cc|ru|xyz|link|site|online|shop|page|club|chat|live|pro';
/** They are English words too: after a full stop without a space they begin a sentence. */
const ENDINGS_THAT_ARE_WORDS = 'me|it|is|so|to|in|at|be|my|am|no|do|as|us';
const LINK = [
  /:\s*\/\s*\//,
  /\bhttps?\b|\bh\s*t\s*t\s*p\b/,
  /\bwww\b|\bw\s+w\s+w\b/,
  new RegExp(`[\\p{L}\\d]\\s?(?:\\.|\\(\\.\\)|\\[\\.\\])\\s?(?:${ENDINGS})(?![\\p{L}\\d])`, 'u'),
  new RegExp(
    `[\\p{L}\\d]\\s*[([{<*_-]?\\s*\\b(?:dot|punto|period)\\b\\s*[)\\]}>*_-]?\\s*(?:${ENDINGS}|me)(?![\\p{L}\\d])`,
    'u',
  ),
  /[\p{L}\d]\.[\p{L}\d-]+\//u,
  /[\p{L}\d],(?:com|net|org)(?![\p{L}\d])/u,
];
const LOWER_LINK = new RegExp(`[\\p{L}\\d]\\.(?:${ENDINGS_THAT_ARE_WORDS})(?![\\p{L}\\d])`, 'u');
/** Any word can be an ending: after a full stop without a space only a capital begins a sentence. */
const ANY_ENDING = /\p{L}[\d-]{0,40}\.\p{Ll}|\p{Lu}{2}\.\p{Lu}{2}/u;
const SHORT_WORDS = /(?<![\p{L}\d.])(?:e\.\s?g|i\.\s?e|a\.\s?m|p\.\s?m)(?![\p{L}\d])\.?/giu;

const APPS =
  'instagram|insta|snapchat|tiktok|discord|telegram|whatsapp|whats app|facebook|messenger|roblox|kik|wechat|skype|facetime|imessage|viber|twitch|youtube|fortnite|minecraft';
const MAILERS = 'gmail|googlemail|hotmail|icloud|protonmail|outlook mail|yahoo mail|aol mail';
const ADDRESS = [
  /@\s*[\p{L}_]|[\p{L}\d_]@/u,
  /[([{<*_]\s*(?:at|arroba)\s*[)\]}>*_]/,
  /\barroba\b/,
  new RegExp(`\\b(?:${APPS}|${MAILERS})\\b`),
  /\bat (?:yahoo|outlook|aol|proton)\b/,
  /\bat\s+(?!(?:the|a|that|this|your|each)\b)\p{L}+\s+(?:dot|punto)\s+\p{L}/u,
  /\b(?:ig|snap|yt|tt)\s*[:=]|\b(?:my|on|our) (?:ig|snap|yt)\b|\bsnap me\b/,
  /\b(?:add|find|follow|message|msg) me (?:on|at)\b|\bfollow me\b/,
  /\b(?:e-?mail|mail) me\b/,
  /\p{L}[\p{L}\d_.]{0,40}#\d{3,}/u,
  /\b(?:user ?name|handle|screen ?name|gamer ?tag|nickname) is\b/,
  /\b(?:dm|d\.m\.|pm) me\b/,
];
/** A house, written with capitals as addresses are. */
const HOUSE =
  /\b\d{1,5}\s+(?:[NSEW]\.?\s+)?(?:[A-Z][\p{L}']+\s+){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Court|Ct|Boulevard|Blvd|Way|Terrace|Place)\b/u;

type Token = { readonly kind: 'digits' | 'between' | 'word'; readonly digits: string };

/** What one stretch of letters and digits is to a number. */
function tokenOf(word: string, isBesideDigits: boolean): Token {
  if (/^\d+$/.test(word)) return { kind: 'digits', digits: word };
  if (/\d/.test(word) && /^[\doilzsb]+$/.test(word))
    return { kind: 'digits', digits: word.replace(/[a-z]/g, (it) => LOOKS_LIKE[it] ?? '') };
  // '5x5x5': digits that letters are put between.
  if (/\d/.test(word)) return { kind: 'digits', digits: word.replace(/\D/g, '') };
  if (ONLY_SPELLED.test(word))
    return { kind: 'digits', digits: word.replace(EACH_SPELLED, (it) => DIGIT_WORDS[it] ?? '') };
  const alike = isBesideDigits ? BESIDE_DIGITS[word] : undefined;
  if (alike !== undefined) return { kind: 'digits', digits: alike };
  return { kind: BETWEEN.has(word) ? 'between' : 'word', digits: '' };
}

const MONTH = '(?:0?[1-9]|1[0-2])';
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const YEAR = '(?:20[2-4]\\d|2[4-9]|3\\d)';
const DATE = `(?:20[2-4]\\d-(?:0[1-9]|1[0-2])-${DAY}|${MONTH}/${DAY}(?:/${YEAR})?)`;
const TIME = '(?:(?:[01]?\\d|2[0-3]):[0-5]\\d)';
/** A date or a time by itself, or two of them, with no other digits around: more of them could be any number. */
const DATES = new RegExp(
  `(?<!\\p{L}|\\d[^\\p{L}]{0,4})(?:${DATE}|${TIME})(?:(?:\\s*(?:,|-|to|and|at|until|or)\\s*|\\s+)(?:${DATE}|${TIME}))?(?!\\p{L}|\\d|[^\\p{L}]{0,4}\\d)`,
  'gu',
);

/** Whether numbers only grow, as in 'pages 12, 14, 16 and 18' or 'cuttings 1, 2, 3, 4, 5, 6 and 7'. */
function grows(numbers: readonly string[]): boolean {
  const isShort = numbers.every(({ length }) => length <= 2);
  return isShort && numbers.every((it, at) => at === 0 || Number(it) > Number(numbers[at - 1]));
}

/** The numbers of a note in the stretches in which nothing but signs and words such as 'dash' stand between them. */
function stretchesOf(text: string): string[][] {
  const stretches: string[][] = [[]];
  const words = text.match(/[\p{L}\d']+/gu) ?? [];
  const isDigit = (at: number) => tokenOf(words[at] ?? '', false).kind === 'digits';
  for (const [at, word] of words.entries()) {
    const isBeside = isDigit(at - 1) && isDigit(at + 1);
    const { kind, digits } = tokenOf(word, isBeside);
    if (kind === 'word') stretches.push([]);
    if (kind === 'digits')
      stretches
        .at(-1)
        ?.push(...(/^(?:double|triple)$/.test(words[at - 1] ?? '') ? [digits, digits] : [digits]));
  }
  return stretches;
}

/** '1-800-FLOWERS': the keys of a telephone as letters. */
const WITH_LETTERS = /(?<!\d)\d{3}[-.](?=[A-Z]{2})[A-Z\d-]{4,}(?!\p{Ll})/u;
const CALLING =
  /\b(?:call|dial|phone|text|sms|ring|cell|mobile|tel|telephone|number is)\b[^.!?]{0,24}?\d(?:[^\p{L}]?\d){2,}/u;

function hasNumber(text: string): boolean {
  // What is left around a date is one stretch still: nobody puts one into the middle of a number.
  const left = text.replace(DATES, ' and ');
  if (CALLING.test(left)) return true;
  const stretches = stretchesOf(left);
  const lengthOf = (numbers: readonly string[]) => numbers.join('').length;
  return (
    stretches.some((it) => lengthOf(it) >= NUMBER_DIGITS && !grows(it)) ||
    stretches.reduce((sum, it) => sum + lengthOf(it), 0) >= NOTE_DIGITS
  );
}

const READ_AS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** 'd1scord' as it is read: digits as the letters that they look like. */
function asLetters(text: string): string {
  return text.replace(/[\p{L}\d]{4,}/gu, (word) =>
    /\p{L}/u.test(word) ? word.replace(/[013457]/g, (it) => READ_AS[it] ?? it) : word,
  );
}

/**
 * What is wrong with a note, for its field; undefined where nothing is, and for one that is refused for its length: what is
 * looked for costs more than its length.
 */
export function noteError(note: string): string | undefined {
  if (note.length > REVIEW_NOTE_MAX) return undefined;
  const asTyped = joined(plain(note));
  const text = asTyped.toLowerCase();
  if (LINK.some((it) => it.test(text)) || LOWER_LINK.test(asTyped)) return NOTE_MESSAGES.link;
  const read = asLetters(text);
  if (ADDRESS.some((it) => it.test(text) || it.test(read)) || HOUSE.test(asTyped))
    return NOTE_MESSAGES.address;
  if (hasNumber(text) || WITH_LETTERS.test(asTyped)) return NOTE_MESSAGES.number;
  return ANY_ENDING.test(asTyped.replace(SHORT_WORDS, ' ')) ? NOTE_MESSAGES.link : undefined;
}
