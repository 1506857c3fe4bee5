import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleLetters } from '#server/testing/sample-letters.ts';
import { expect, test } from './journey.ts';

/** As wide as a mail stands on a phone and in a window, and no letter may be wider. */
const WIDTHS = [360, 600] as const;

for (const { name, text, html } of sampleLetters()) {
  test(
    `the letter ${name}, as HTML and as text`,
    { tag: '@pictures' },
    async ({ page, inspect }, { project }) => {
      writeFileSync(join(project.outputDir, `letter-${name}.txt`), text);
      await page.setContent(html);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
      await inspect(`letter-${name}`);
    },
  );
}
