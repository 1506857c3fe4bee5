import { OPEN_SCREENS } from '#domain/rules/screens.ts';
import type { Config } from '#server/config.ts';

/** The same below every letter: who runs the site, where stands what is kept and what one can ask for (§19.1). */
export function withFoot(
  body: string,
  { siteName, baseUrl, operator }: Pick<Config, 'siteName' | 'baseUrl' | 'operator'>,
): string {
  const reached = [operator.name, operator.address, operator.phone].filter((it) => it !== null).join(', ');
  const who = operator.name === null ? '' : `${siteName} is run by ${reached}.\n\n`;
  const where =
    baseUrl === null
      ? `It is the page ${OPEN_SCREENS.privacy} of ${siteName}.`
      : `${baseUrl}${OPEN_SCREENS.privacy}`;
  return `${body.trimEnd()}

----------------------------------------

${who}Privacy notice: who runs ${siteName}, what is kept, for how long, and what you can ask for.

${where}
`;
}
