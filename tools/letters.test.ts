import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const FILES = globSync('web/ui/fonts/*.woff2', { cwd: root }).sort();
/** Bytes of the font that a child loads before reading anything in it. */
const BYTES_MAX = 70_000;

/** Returns the visible characters of the pages' words and of the lists of trees. */
function lettersOfPages(): string[] {
  const files = globSync(['words/**/*.{ts,tsx}', '{art,web}/**/*.tsx', 'lists/*es*.csv'], { cwd: root });
  const letters = new Set(
    files
      .filter((file) => !/\.test\.tsx?$|^web\/(dist|testing)\//.test(file))
      .flatMap((file) => [...readFileSync(join(root, file), 'utf8')]),
  );
  return [...letters].filter((letter) => !/[\p{C}\p{Zl}\p{Zp}]/u.test(letter)).sort();
}

test.each(FILES)('%s has every letter that the pages are written in', (file) => {
  const font = create(readFileSync(join(root, file))) as Font;
  const letters = lettersOfPages();
  expect(letters).toContain('ñ');
  expect(letters.filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([]);
  const everyday = '½¼¾⅓⅔⅛⅜⅝⅞→←↑↓×·°•…–—‘’“”«»¿¡✓ʻŁłĐđŐőŠšẾếễợ';
  expect([...everyday].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual(
    [],
  );
});

test('both weights together are light, and every page asks for both before it is drawn', () => {
  expect(FILES.map((file) => file.replace(/.*\//, ''))).toEqual([
    'notebook-bold.woff2',
    'notebook-regular.woff2',
  ]);
  const bytes = FILES.map((file) => statSync(join(root, file)).size);
  expect(bytes.reduce((sum, it) => sum + it)).toBeLessThan(BYTES_MAX);
  const preloaded = readFileSync(join(root, 'web/index.html'), 'utf8').match(
    /(?<=rel="preload" href="\/)[^"]+/g,
  );
  expect((preloaded ?? []).map((file) => `web/${file}`).sort()).toEqual(FILES);
});
