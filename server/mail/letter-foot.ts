import { OPEN_SCREENS } from '#domain/rules/screens.ts';
import type { Config } from '#server/config.ts';

/** The same below every letter: where stands who writes, what is kept and what one can ask for (§19.1). */
export function withFoot(body: string, { siteName, baseUrl }: Pick<Config, 'siteName' | 'baseUrl'>): string {
  const where =
    baseUrl === null
      ? `It is the page ${OPEN_SCREENS.privacy} of ${siteName}.`
      : `${baseUrl}${OPEN_SCREENS.privacy}`;
  return `${body.trimEnd()}

----------------------------------------

Privacy notice: who runs ${siteName}, what is kept, for how long, and what you can ask for.

${where}
`;
}
