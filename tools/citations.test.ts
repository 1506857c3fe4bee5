import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Every number that docs/PRODUCT.md marks: below a head stand those that its rules had before. */
function numbersOf(product: string): Set<string> {
  const marks = [...product.matchAll(/^<!-- (§.*) -->$/gm)];
  return new Set(
    marks.flatMap(([, mark = '']) => [...mark.matchAll(/§([\d.]+)/g)].map(([, number = '']) => number)),
  );
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

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== 'tools/citations.test.ts' && existsSync(join(root, path)));

const files = tracked
  .filter((path) => /\.(?:ts|tsx|md|sql|css)$/.test(path))
  .filter((path) => !path.startsWith('docs/decisions/'));

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

const DECISIONS = 'docs/decisions';
const decisions = readdirSync(join(root, DECISIONS)).filter((name) => /^\d{4}-/.test(name));

/** The decisions that a text cites: by number after that word, or by the whole name of the file that a link leads to. */
function decisionsCitedIn(text: string): string[] {
  const cited = text.matchAll(/decisions?[/ ]\[?(\d{4}(?:-[\w-]+\.md)?)((?:, \d{4})*)/g);
  const links = text.matchAll(/\]\((\d{4}-[\w-]+\.md)\)/g);
  return [...cited, ...links].flatMap(([, first = '', more = '']) => [
    first,
    ...(more.match(/\d{4}/g) ?? []),
  ]);
}

/** The links of a text that say one number and lead to the decision of another. */
function mistakenLinksIn(text: string): string[] {
  const links = text.matchAll(/\[(?:decision )?(\d{4})\]\((?:[\w./]*\/)?(\d{4})-[^)]*\)/g);
  return [...links].filter(([, said, to]) => said !== to).map(([link]) => link);
}

const isDecision = (cited: string) =>
  decisions.some((name) => name === cited || name.startsWith(`${cited}-`));

test('every decision that is cited is there', () => {
  const texts = tracked.filter((path) =>
    /\.(?:cjs|css|md|sql|tsx?|ya?ml)$|(?:Dockerfile|\.npmrc)$/.test(path),
  );
  const cited = texts.flatMap((path) => decisionsCitedIn(read(path)).map((number) => ({ path, number })));
  expect(cited.length).toBeGreaterThan(150);
  const nowhere = cited.filter(({ number }) => !isDecision(number));
  expect(nowhere.map(({ path, number }) => `${path}: ${number}`)).toEqual([]);
  expect(texts.flatMap((path) => mistakenLinksIn(read(path)))).toEqual([]);
});

test.each(decisions)('%s is a page with the usual heads', (name) => {
  const text = read(`${DECISIONS}/${name}`);
  const heads = [...text.matchAll(/^## (.+)$/gm)].map(([, head]) => head);
  expect(heads).toEqual(['Status', 'Context', 'Decision', 'Consequences']);
  expect(text.match(/\S+/g)?.length).toBeLessThan(400);
});

test('each decision stands once in the list of all, and each number is given once', () => {
  const listed = [...read(`${DECISIONS}/README.md`).matchAll(/^\| \[\d{4}\]\(([^)]+)\)/gm)].map(
    ([, name]) => name,
  );
  expect(listed.toSorted()).toEqual(decisions.toSorted());
  expect(new Set(decisions.map((name) => name.slice(0, 4))).size).toBe(decisions.length);
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
  expect(
    decisionsCitedIn('(docs/decisions/0003, 9999), decision 9998, [why](decisions/9997-gone.md)'),
  ).toEqual(['0003', '9999', '9998', '9997-gone.md']);
  expect(['0003', '9999', '9997-gone.md'].map(isDecision)).toEqual([true, false, false]);
  expect(mistakenLinksIn('[0003](0005-other.md) [0005](decisions/0005-this.md)')).toHaveLength(1);
  expect([...numbersOf('## One\n<!-- §7 §7.1 -->\n### Two\n<!-- §7.8 -->\n')]).toEqual(['7', '7.1', '7.8']);
  expect(numbers.has('99')).toBe(false);
});
