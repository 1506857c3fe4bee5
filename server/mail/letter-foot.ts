import { type Language, OFFERED_LANGUAGES } from '#domain/languages.ts';
import { OPEN_SCREENS } from '#domain/rules/platform/screens.ts';
import { letterWords } from '#languages/letters.ts';
import type { Config } from '#server/platform/settings/config.ts';
import { addressInLanguage, LINK_SLOT, letterAddress, linkSlotIn } from './letter-address.ts';

const WORDS = letterWords('frame');

type Site = Pick<Config, 'siteName' | 'baseUrl' | 'operator'>;

/** Where a letter leads its reader: by its own link, or to the page of parents. */
function placeIn(body: string, baseUrl: string, language: Language): string | null {
  if (body.includes(LINK_SLOT)) return LINK_SLOT;
  return body.includes(letterAddress(baseUrl, OPEN_SCREENS.parent, language)) ? OPEN_SCREENS.parent : null;
}

/** The way from a letter to the same place in each other language (§33.19). */
function otherLanguages(leadsTo: string, baseUrl: string, language: Language): string {
  const others = OFFERED_LANGUAGES.filter((it) => it !== language);
  const address = (it: Language) =>
    leadsTo === LINK_SLOT ? linkSlotIn(it) : addressInLanguage(baseUrl, leadsTo, it);
  return others.map((it) => `${WORDS[it].goOnInThis}\n\n${address(it)}\n\n`).join('');
}

/**
 * The same below every letter: the other language, who runs the site, where stands what is kept and what one can ask for
 * (§19.1).
 * @param leadsTo where the letter leads, if it is not to be read in it.
 */
export function withFoot(
  body: string,
  { siteName, baseUrl, operator }: Site,
  language: Language,
  leadsTo = baseUrl === null ? null : placeIn(body, baseUrl, language),
): string {
  const words = WORDS[language];
  const others = baseUrl === null || leadsTo === null ? '' : otherLanguages(leadsTo, baseUrl, language);
  const reached = [operator.name, operator.address, operator.phone].filter((it) => it !== null).join(', ');
  const who = operator.name === null ? '' : `${words.isRunBy(siteName, reached)}\n\n`;
  const where =
    baseUrl === null
      ? words.itIsThePage(OPEN_SCREENS.privacy, siteName)
      : letterAddress(baseUrl, OPEN_SCREENS.privacy, language);
  return `${body.trimEnd()}

----------------------------------------

${others}${who}${words.privacyNotice(siteName)}

${where}
`;
}
