import type { Language } from '#domain/languages.ts';
import { OPEN_SCREENS } from '#domain/rules/screens.ts';
import * as en from '#languages/en/letters/frame.ts';
import * as es from '#languages/es/letters/frame.ts';
import type { Config } from '#server/config.ts';
import { letterAddress } from './letter-address.ts';

const WORDS = { en, es };

/** The same below every letter: who runs the site, where stands what is kept and what one can ask for (§19.1). */
export function withFoot(
  body: string,
  { siteName, baseUrl, operator }: Pick<Config, 'siteName' | 'baseUrl' | 'operator'>,
  language: Language,
): string {
  const words = WORDS[language];
  const reached = [operator.name, operator.address, operator.phone].filter((it) => it !== null).join(', ');
  const who = operator.name === null ? '' : `${words.isRunBy(siteName, reached)}\n\n`;
  const where =
    baseUrl === null
      ? words.itIsThePage(OPEN_SCREENS.privacy, siteName)
      : letterAddress(baseUrl, OPEN_SCREENS.privacy, language);
  return `${body.trimEnd()}

----------------------------------------

${who}${words.privacyNotice(siteName)}

${where}
`;
}
