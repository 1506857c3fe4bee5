import { sampleLetters } from '#server/testing/sample-letters.ts';
import { violationsOn } from './accessibility.ts';
import { expect, ONE_SIZE, test } from './journey.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** As wide as a letter stands on a phone and in a window; and the phone of who reads it with letters twice as large. */
const LOOKS = [
  { width: 360, text: '100%' },
  { width: 600, text: '100%' },
  { width: 360, text: '200%' },
  { width: 320, text: '100%' },
];

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word && !/^-+$/.test(word));

for (const { name, text, html } of sampleLetters()) {
  test(
    `the letter ${name} fits every screen, light and dark, and is heard in the order of its words`,
    ONE_SIZE,
    async ({ page }) => {
      await page.setContent(html);
      for (const look of LOOKS) {
        await page.setViewportSize({ width: look.width, height: 740 });
        await page.evaluate((zoom) => document.body.style.setProperty('zoom', zoom), look.text);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(width, `${look.width} px at ${look.text}`).toBeLessThanOrEqual(look.width);
      }
      await page.evaluate(() => document.body.style.removeProperty('zoom'));
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await violationsOn(page, RULES), colorScheme).toEqual([]);
      }

      const heard = await page.getByRole('article').ariaSnapshot();
      const links = page.getByRole('link');
      // Links are named by their purpose instead of their address.
      let said = text;
      for (const link of await links.all()) {
        said = said.replace((await link.getAttribute('href')) ?? '', await link.innerText());
      }
      expect(wordsOf(await page.getByRole('article').innerText())).toEqual(wordsOf(said));
      const spoken = heard.replace(/^\s*- \/url:.*$/gm, '');
      for (const link of await links.all()) expect(spoken).toContain(await link.innerText());
      expect(heard).not.toMatch(/- (img|button|table|list)\b/);
    },
  );
}
