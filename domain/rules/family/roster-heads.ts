/** Names of columns, as people write them in English or Spanish (PRODUCT.md#the-roster). */

import { folded } from '#domain/rules/platform/text.ts';

const OF_MAIL = /\b(e ?mails?|mails?|correos?)\b/;
const PARENTS =
  /\b(parents?|guardians?|mothers?|fathers?|moms?|dads?|mums?|caregivers?|madres?|padres?|mama|papa)\b/;
/** Said of parents, but of others too: in English a tutor teaches. */
const LIKE_PARENTS = /\b(adults?|tutor|tutora|tutores|familia|family)\b/;
const OF_CHILD =
  /\b(scouts?|child|children|kids?|youths?|cubs?|members?|students?|pupils?|campers?|players?|nin[oa]s?|hij[oa]s?|alumn[oa]s?|estudiantes?|miembros?)\b/;
const OF_LEADERS =
  /\b(leaders?|(scout|cub|pack|den)?masters?|teachers?|coach(es)?|counselors?|lider(es)?|maestr[oa]s?|profesor(es|as?)?)\b/;
const OF_OTHERS =
  /\b(den|pack|troop|unit|council|school|class|work|office|emergency|doctor|tropa|escuela|colegio|trabajo|oficina|emergencia|type|tipo)\b/;
const FIRST = /\b(first|given|forename|nombres?)\b/;
const LAST = /\b(last|surname|family name|apellidos?)\b/;

const ofWords = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const WHOM = ofWords(
  'name names scout scouts child children kid kids youth youths cub cubs member members student students camper campers nino ninos nina ninas hijo hijos hija hijas',
);
const BESIDE = ofWords('full complete legal s of the del de la el o a');

/** True for a head that only names the person the list is about. */
function isCalled(head: string): boolean {
  const words = head.split(' ');
  return words.some((it) => WHOM.has(it)) && words.every((it) => WHOM.has(it) || BESIDE.has(it));
}

export type Meaning = 'firstName' | 'lastName' | 'name' | 'mail' | 'parentMail' | 'parent' | 'other';

/** No head needs more, and a cell may have as many as a file. */
const READ_OF_HEAD = 100;

const wordsOf = (heading: string) =>
  folded(heading.slice(0, READ_OF_HEAD))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function mailOf(words: string): Meaning {
  const isOfLeaders = OF_LEADERS.test(words);
  if (PARENTS.test(words) || (LIKE_PARENTS.test(words) && !isOfLeaders)) return 'parentMail';
  return isOfLeaders || OF_CHILD.test(words) || OF_OTHERS.test(words) ? 'other' : 'mail';
}

/** Returns the meaning of a heading, or undefined. */
export function meaningOf(heading: string): Meaning | undefined {
  if (heading.includes('@')) return undefined;
  const words = wordsOf(heading);
  if (OF_MAIL.test(words)) return mailOf(words);
  const isLast = LAST.test(words);
  const isOfParents = PARENTS.test(words) || LIKE_PARENTS.test(words);
  if (isOfParents && !/^(scout s? ?|child s? ?)?family name$/.test(words))
    return FIRST.test(words) || isLast || /\bname\b|\bnombre\b/.test(words) ? 'other' : 'parent';
  if (/\bnombre completo\b/.test(words) || (FIRST.test(words) && isLast)) return 'name';
  if (FIRST.test(words)) return 'firstName';
  if (isLast) return 'lastName';
  return isCalled(words) ? 'name' : undefined;
}

/** True for a head that can only mean a parent, so the address below it gets a letter without asking. */
export function namesParent(heading: string): boolean {
  const words = wordsOf(heading);
  return PARENTS.test(words) && !OF_LEADERS.test(words);
}

/** True for a column of whole names with the last name first. */
export function isLastFirst(heading: string): boolean {
  const words = wordsOf(heading);
  const [first, last] = [words.search(FIRST), words.search(LAST)];
  return first >= 0 && last >= 0 && last < first;
}
