import { existsSync } from 'node:fs';
import { errorMessage } from '#server/platform/error-message.ts';
import { exitCodeOf, installFromDebian } from './debian.ts';
import { runPlaywright } from './test-parts.ts';
import { failureOfRunner, type Result } from './test-results.ts';

export const OTHER_BROWSERS = ['webkit', 'firefox'] as const;
export type OtherBrowser = (typeof OTHER_BROWSERS)[number];

const PACKAGES = ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'firefox-esr', 'xvfb'];

async function areThere(): Promise<boolean> {
  const programs = ['/usr/bin/WebKitWebDriver', '/usr/bin/firefox-esr', '/usr/bin/Xvfb'];
  if (!programs.every((file) => existsSync(file))) return false;
  const look = ['-c', "import gi; gi.require_version('WebKit2', '4.1')"];
  return (await exitCodeOf('/usr/bin/python3', look)) === 0;
}

type Walk = { browser?: OtherBrowser | undefined; journeys?: string | undefined };

/**
 * Walks the main journeys in WebKit and Firefox (docs/decisions/0259), which come from Debian.
 * @param walk one of the two alone, and those journeys alone whose name has some words.
 */
export async function walkInOtherBrowsers({ browser, journeys }: Walk = {}): Promise<readonly Result[]> {
  try {
    await installFromDebian('WebKit and Firefox for the tests', PACKAGES, areThere);
  } catch (error) {
    return [failureOfRunner('the browsers are there', errorMessage(error))];
  }
  const matching = journeys === undefined ? undefined : new RegExp(RegExp.escape(journeys));
  return runPlaywright({ config: 'e2e/browsers.config.ts', project: browser, matching });
}
