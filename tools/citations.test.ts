import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Every number that docs/PRODUCT.md has: of chapters, of their sections, and of the items of a numbered list. */
function numbersOf(product: string): Set<string> {
  const numbers = new Set<string>();
  let chapter = '';
  for (const line of product.split('\n')) {
    const [, number] = /^##+ §([\d.]+) /.exec(line) ?? [];
    const [, item] = /^(\d+)\. /.exec(line) ?? [];
    if (number) {
      numbers.add(number);
      chapter = number;
    } else if (item) numbers.add(`${chapter}.${item}`);
  }
  return numbers;
}

/** These have sections of their own; this file has some for its own proof. */
const OTHER_PAPERS = /\b(?:CIPA|ISO|RFC|CSS|PDF|HTML|TIFF|W3C|Exif|Unicode|UAX)\b/;

type Citation = { readonly place: string; readonly number: string };

function citationsIn(path: string): Citation[] {
  return read(path)
    .split('\n')
    .flatMap((line, index) =>
      OTHER_PAPERS.test(line)
        ? []
        : [...line.matchAll(/§(\d+(?:\.\d+)?)/g)].map(([, number = '']) => ({
            place: `${path}:${index + 1}`,
            number,
          })),
    );
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(?:ts|tsx|md|sql|css)$/.test(path))
  .filter((path) => !path.startsWith('docs/decisions/') && path !== 'tools/citations.test.ts');

const numbers = numbersOf(read('docs/PRODUCT.md'));
const citations = files.flatMap(citationsIn);

test('every § of the repository stands in docs/PRODUCT.md', () => {
  expect(citations.length).toBeGreaterThan(300);
  const nowhere = citations.filter(({ number }) => !numbers.has(number));
  expect(nowhere.map(({ place, number }) => `${place}: §${number}`)).toEqual([]);
});

test('no paper is cited that is not in the repository', () => {
  const outside = files.filter((path) => /\b(?:RULINGS|SPEC|BEYOND)\b/.test(read(path)));
  expect(outside).toEqual([]);
});

const GUIDES = ['docs/ARCHITECTURE.md', 'CONTRIBUTING.md'] as const;

/** What a guide has in backticks, and where its links lead, as paths of the repository. */
function namedIn(guide: string): { words: string[]; links: string[] } {
  const text = read(guide);
  const words = [...text.matchAll(/`([^`\s]+)`/g)].map(([, word = '']) => word);
  const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, link = '']) => join(dirname(guide), link));
  return { words, links };
}

test.each(GUIDES)('every path and every name that %s gives is there', (guide) => {
  const { words, links } = namedIn(guide);
  const paths = words.filter((word) =>
    /^(?:art|bench|data|docs|domain|e2e|server|tools|web)\/[\w./-]+$/.test(word),
  );
  const fileNames = words.filter((word) => /^[\w-]+(?:\.[\w-]+)*\.(?:ts|tsx|md|json)$/.test(word));
  const names = words.flatMap((word) => /^([A-Za-z_]\w+)(?:\.(\w+))?$/.exec(word)?.slice(1) ?? []);
  expect([paths.length, names.length].filter((count) => count < 10)).toEqual([]);

  const sources = ['package.json', ...files.filter((path) => /\.tsx?$/.test(path))].map(read);
  const known = new Set(sources.flatMap((source) => source.match(/\w+/g) ?? []));
  const isMissing = (path: string) => !path.includes('NNN-') && !existsSync(join(root, path));
  expect([...paths, ...links].filter(isMissing)).toEqual([]);
  const kept = new Set(files.map((path) => basename(path)));
  expect(fileNames.filter((name) => !kept.has(name) && isMissing(name))).toEqual([]);
  expect(names.filter((name) => name && !fileNames.includes(name) && !known.has(name))).toEqual([]);
});

test('a number that is not there is found', () => {
  expect([...numbersOf('## §7 One\n1. First\n### §7.8 Two\n')]).toEqual(['7', '7.1', '7.8']);
  expect(numbers.has('99')).toBe(false);
});
