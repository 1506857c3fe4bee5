import { type Language, OFFERED_LANGUAGES } from '#domain/languages.ts';
import { OPEN_SCREENS } from '#domain/rules/platform/screens.ts';
import { type Block, inLanguage, quietLink, RULE } from '#languages/letter-blocks.ts';
import { letterWords } from '#languages/letters.ts';
import type { Config } from '#server/platform/settings/config.ts';
import { addressInLanguage, LINK_SLOT, letterAddress, linkSlotIn } from './letter-address.ts';

const WORDS = letterWords('frame');

type Site = Pick<Config, 'siteName' | 'baseUrl' | 'operator'>;

/** Where a letter leads its reader: by its own link, or to the page of parents. */
function placeIn(blocks: readonly Block[], baseUrl: string, language: Language): string | null {
  const addresses = blocks.map((it) => (typeof it === 'object' && 'address' in it ? it.address : null));
  if (addresses.includes(LINK_SLOT)) return LINK_SLOT;
  const page = letterAddress(baseUrl, OPEN_SCREENS.parent, language);
  return addresses.includes(page) ? OPEN_SCREENS.parent : null;
}

/** The way from a letter to the same place in each other language (PRODUCT.md#the-language-of-a-letter). */
function otherLanguages(leadsTo: string, baseUrl: string, language: Language): Block[] {
  const others = OFFERED_LANGUAGES.filter((it) => it !== language);
  const address = (language: Language) =>
    leadsTo === LINK_SLOT ? linkSlotIn(language) : addressInLanguage(baseUrl, leadsTo, language);
  return others.flatMap((it) => [inLanguage(it, WORDS[it].goOnInThis), quietLink(address(it))]);
}

/**
 * The same below every letter: the other language, who runs the site, where stands what is kept and what one can ask for
 * (PRODUCT.md#the-privacy-notice).
 * @param leadsTo where the letter leads, if it is not to be read in its buttons.
 */
export function withFoot(
  blocks: readonly Block[],
  { siteName, baseUrl, operator }: Site,
  language: Language,
  leadsTo = baseUrl === null ? null : placeIn(blocks, baseUrl, language),
): Block[] {
  const words = WORDS[language];
  const reached = [operator.name, operator.address, operator.phone].filter((it) => it !== null).join(', ');
  return [
    ...blocks,
    RULE,
    ...(baseUrl === null || leadsTo === null ? [] : otherLanguages(leadsTo, baseUrl, language)),
    ...(operator.name === null ? [] : [words.isRunBy(siteName, reached)]),
    words.privacyNotice(siteName),
    baseUrl === null
      ? words.itIsThePage(OPEN_SCREENS.privacy, siteName)
      : quietLink(letterAddress(baseUrl, OPEN_SCREENS.privacy, language)),
  ];
}
