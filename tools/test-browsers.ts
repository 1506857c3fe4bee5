/**
 * `npm run test:browsers`: the main journeys through the built product in WebKit and Firefox, once more with the line cut
 * where a child writes without one. Its last line is the count of the journeys.
 */
import { Misuse, runCommand } from '#server/platform/command.ts';
import { OTHER_BROWSERS, walkInOtherBrowsers } from './other-browsers.ts';
import { runParts } from './test-parts.ts';

await runCommand(
  {
    start: 'npm run test:browsers',
    does:
      'Walks the main journeys in WebKit and in Firefox, with the built product on a port and a database of its own. Both ' +
      'come from Debian, and it installs them as root. The last line is the count; a failure makes it end with 1.',
    options: {
      only: { takes: 'text', says: `one of the browsers: ${OTHER_BROWSERS.join(', ')}` },
      journeys: { takes: 'text', says: 'only those whose name has these words' },
    },
  },
  ({ options: { only, journeys } }) => {
    const browser = OTHER_BROWSERS.find((it) => it === only);
    if (only !== undefined && browser === undefined)
      throw new Misuse(`No browser is called ${only}. They are ${OTHER_BROWSERS.join(', ')}.`);
    return runParts({ browsers: () => walkInOtherBrowsers({ browser, journeys }) });
  },
);
