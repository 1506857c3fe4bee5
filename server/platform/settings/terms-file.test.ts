import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { TERMS_FILE_MAX_BYTES } from '#domain/limits.ts';
import { OUR_TERMS } from '#domain/terms.ts';
import { readTerms } from './terms-file.ts';

const HEADS = OUR_TERMS.sections.map(({ heading }) => `## ${heading}\n\nWords.`).join('\n\n');
const OWN = `# Terms of Troop 42\n\nVersion: 2027-01-31\n\n${HEADS}\n`;

async function fileWith(content: string | Uint8Array): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rootling-terms-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'terms.md');
  await writeFile(file, content);
  return file;
}

test('without a file ours hold', async () => {
  expect(await readTerms(null)).toBe(OUR_TERMS);
});

test('a file brings its own title, day and words', async () => {
  expect(await readTerms(await fileWith(OWN))).toMatchObject({
    title: 'Terms of Troop 42',
    version: '2027-01-31',
  });
});

test('a byte order mark before the title does no harm', async () => {
  expect((await readTerms(await fileWith(`\uFEFF${OWN}`))).title).toBe('Terms of Troop 42');
});

test('everything that is wrong is named at once', async () => {
  const file = await fileWith(OWN.replace('## Free use', '## Costs').replace('Version: 2027-01-31', ''));
  await expect(readTerms(file)).rejects.toThrow(
    'The terms in TERMS_FILE are not usable:\n  it needs the day of its words below the title, ' +
      'as "Version: 2027-01-31"\n  it lacks a heading (## …) on free use',
  );
});

test.each([
  ['too large', OWN + 'word '.repeat(TERMS_FILE_MAX_BYTES / 5), `more than ${TERMS_FILE_MAX_BYTES} bytes`],
  ['not UTF-8', Buffer.from(`${OWN}caf\xE9`, 'latin1'), 'the file is not UTF-8'],
  ['with HTML in it', `${OWN}<script>alert(1)</script>`, 'HTML is not taken'],
  ['empty', '', 'it needs a title'],
])('a file that is %s is refused', async (_, content, fault) => {
  await expect(readTerms(await fileWith(content))).rejects.toThrow(fault);
});

test('a file that is not there, and a folder, are refused by name', async () => {
  await expect(readTerms('/no/such/terms.md')).rejects.toThrow(
    /TERMS_FILE.*\n.*There is no \/no\/such\/terms.md/,
  );
  await expect(readTerms(tmpdir())).rejects.toThrow(/TERMS_FILE/);
});
