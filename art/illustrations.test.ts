import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { drawPictures, PICTURES_FOLDER } from './draw-pictures.ts';

const root = join(import.meta.dirname, '..');

/** The drawings of a language by file and name. */
function drawnIn(language: string): Map<string, string> {
  const files = globSync(`${language}/*.svg`, { cwd: PICTURES_FOLDER });
  return new Map(
    files.flatMap((file) => {
      const svg = readFileSync(join(PICTURES_FOLDER, file), 'utf8');
      const sprite = basename(file, '.svg').replace('pictures-', '');
      return [...svg.matchAll(/<symbol id="([\w-]+)" viewBox="[\d ]+">(.*?)<\/symbol>/g)].map(
        ([, id, drawing = '']) => [`${sprite}#${id}`, drawing] as const,
      );
    }),
  );
}

let [drawings, inSpanish] = [new Map<string, string>(), new Map<string, string>()];
beforeAll(async () => {
  await drawPictures();
  [drawings, inSpanish] = [drawnIn('en'), drawnIn('es')];
}, 60_000);

/** Returns the drawings that pages name, each with its file. */
function askedFor(): string[] {
  return globSync('web/{guides,pages,ui}/**/*.tsx', { cwd: root })
    .filter((file) => !file.endsWith('.test.tsx'))
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      const sprites = Object.fromEntries(
        [...source.matchAll(/import (\w+) from '#pictures\/pictures-([\w-]+)\.svg\?no-inline'/g)].map(
          (item) => item.slice(1, 3),
        ),
      );
      const [own] = Object.values(sprites);
      const named = [...source.matchAll(/from=\{(\w+)\}\s+of="([\w-]+)"/g)].map(
        ([, from = '', of]) => `${sprites[from]}#${of}`,
      );
      const used = [...source.matchAll(/href=\{`\$\{sprite\}#([\w-]+)`\}/g)].map(([, of]) => `${own}#${of}`);
      return [...named, ...used];
    });
}

test('a page finds each drawing that it asks for', () => {
  const asked = askedFor();
  expect(asked.length).toBeGreaterThan(40);
  expect(asked.filter((it) => !drawings.has(it))).toEqual([]);
});

/** A child's answer chooses one of these. */
const CHOSEN = /^(look-choices|root-looks|tree-later)#|^planted-tree#leaf-/;

test('each drawing is asked for', () => {
  const asked = new Set(askedFor());
  expect([...drawings.keys()].filter((it) => !asked.has(it) && !CHOSEN.test(it))).toEqual([]);
});

test('the drawings have no broken number', () => {
  expect([...drawings].filter(([, it]) => /NaN|Infinity|undefined/.test(it)).map(([name]) => name)).toEqual(
    [],
  );
});

test('each colour is of the paint box of both schemes', () => {
  const [light = '', dark = ''] = readFileSync(join(root, 'web/ui/paint-box.css'), 'utf8').split('@media');
  const all = [...drawings.values()].join('');
  const tones = new Set(all.match(/--ill-[\w-]+/g));
  expect(tones.size).toBeGreaterThan(20);
  for (const tone of tones) {
    expect(light).toContain(`${tone}:`);
    expect(dark).toContain(`${tone}:`);
  }
  expect(all.replace(/var\(--ill-[\w-]+, #[0-9a-f]{6}\)/g, '')).not.toMatch(/#[0-9a-f]{3}/);
});

const sources = globSync('*.tsx', { cwd: join(import.meta.dirname, 'illustrations') }).filter(
  (file) => !/^(hero|detective)\./.test(file),
);

test.each(sources)('%s is written in at most 4 kB', (file) => {
  expect(readFileSync(join(import.meta.dirname, 'illustrations', file), 'utf8').length).toBeLessThanOrEqual(
    4000,
  );
});

/** Where the letters of a drawing stand, from its left edge. */
function placesOfLetters(drawing: string): Record<string, number> {
  const letters = [...drawing.matchAll(/<text [^>]*?x="([\d.]+)"[^>]*>([^<]*)<\/text>/g)];
  return Object.fromEntries(letters.map(([, x, text]) => [text, Number(x)]));
}

test('the ruler of part 3 begins at the leafy tip, as its text says', () => {
  const drawing = drawings.get('harvest#measure-cutting') ?? '';
  const { 1: one = 0, 8: eight = 0 } = placesOfLetters(drawing);
  const leaves = [...drawing.matchAll(/<path d="M(\d+(?:\.\d+)?)[^"]*" fill="var\(--ill-leaf,/g)].map(
    ([, x]) => Number(x),
  );
  expect(leaves.length).toBeGreaterThan(0);
  const middle = leaves.reduce((sum, it) => sum + it, 0) / leaves.length;
  expect(Math.abs(middle - one)).toBeLessThan(Math.abs(middle - eight));
});

test('the ruler that part 1 names is in its drawing', () => {
  expect(Object.keys(placesOfLetters(drawings.get('harvest#gather-tools') ?? ''))).toEqual([
    '1',
    '2',
    '3',
    '4',
  ]);
});

test('what is written on a drawing is in the language of its reader', () => {
  expect([...drawings.keys()]).toEqual([...inSpanish.keys()]);
  const different = [...drawings].filter(([name, it]) => inSpanish.get(name) !== it).map(([name]) => name);
  expect(different.sort()).toEqual([
    'harvest#bright-spot',
    'harvest#measure-cutting',
    'plant#root-length',
    'plant#roots-ready',
    'track#track-roots',
  ]);
});
