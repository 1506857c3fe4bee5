import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleLetters } from '#server/testing/sample-letters.ts';
import { test } from './journey.ts';

for (const { name, text, html } of sampleLetters()) {
  test(
    `the letter ${name}, as HTML and as text`,
    { tag: '@pictures' },
    async ({ page, inspect }, { project }) => {
      writeFileSync(join(project.outputDir, `letter-${name}.txt`), text);
      await page.setContent(html);
      await inspect(`letter-${name}`);
    },
  );
}
