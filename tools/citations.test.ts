import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** GitHub's name for a heading: small letters, digits, and hyphens for spaces. */
const slugOf = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

/** The heads of docs/PRODUCT.md as they are cited, in their order. */
const headsOf = (product: string) =>
  [...product.matchAll(/^##+ (.+)$/gm)].map(([, heading = '']) => slugOf(heading));

type Citation = { readonly place: string; readonly head: string };

/** Where the name of a test cites a head: at its beginning, or within it; a private field of a class does not. */
const IN_NAMES = /(?<=['"`])#([a-z][\w-]+)(?=[:,] )|(?<=[( ])(?<!readonly )#([a-z][\w-]+)(?=[:,)'" ])/g;

/** Heads that a file cites: `PRODUCT.md#head` anywhere, and `#head` alone in the name of a test. */
function citationsIn(path: string, text: string): Citation[] {
  const isTest = /\.(?:test|e2e)\.tsx?$/.test(path);
  return text.split('\n').flatMap((line, index) => {
    const full = line.matchAll(/PRODUCT\.md#([\w-]+)/g);
    const short = isTest ? line.trim().matchAll(IN_NAMES) : [];
    return [...full, ...short].map(([, first, within = '']) => ({
      place: `${path}:${index + 1}`,
      head: first ?? within,
    }));
  });
}

/** These have sections of their own. */
const OTHER_PAPERS = /\b(?:CIPA|ISO|RFC|CSS|PDF|HTML|TIFF|W3C|Exif|Unicode|UAX|PNG)\b[\w\s/.,-]{0,30}$/;

/** Counts the numbers that a line cites, without those of other papers. */
const countNumbers = (line: string) =>
  [...line.matchAll(/\u00a7(?=\d)/g)].filter(({ index }) => !OTHER_PAPERS.test(line.slice(0, index))).length;

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== 'tools/citations.test.ts' && existsSync(join(root, path)));

const files = tracked
  .filter((path) => /\.(?:ts|tsx|md|sql|css)$/.test(path))
  .filter((path) => !path.startsWith('docs/decisions/'));

const heads = headsOf(read('docs/PRODUCT.md'));

test('every head of docs/PRODUCT.md has its own name, and each that is cited is there', () => {
  expect(heads.filter((head, index) => heads.indexOf(head) !== index)).toEqual([]);
  const citations = files.flatMap((path) => citationsIn(path, read(path)));
  expect(citations.length).toBeGreaterThan(1500);
  const nowhere = citations.filter(({ head }) => !heads.includes(head));
  expect(nowhere.map(({ place, head }) => `${place}: #${head}`)).toEqual([]);
});

test('every link within docs/PRODUCT.md leads to one of its heads', () => {
  const links = [...read('docs/PRODUCT.md').matchAll(/\]\(#([^)]*)\)/g)].map(([, head = '']) => head);
  expect(links.length).toBeGreaterThan(heads.length);
  expect(links.filter((head) => !heads.includes(head))).toEqual([]);
});

test('nothing is cited by a number but in released migrations, which stay as they are', () => {
  const numbered = files
    .filter((path) => !path.startsWith('server/platform/db/migrations/'))
    .filter((path) => read(path).split('\n').some(countNumbers));
  expect(numbered).toEqual([]);
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

/** Returns the words in a guide's backticks, and its links as paths of the repository. */
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

test('a head, a number and a decision that are not there are found', () => {
  expect(
    decisionsCitedIn('(docs/decisions/0003, 9999), decision 9998, [why](decisions/9997-gone.md)'),
  ).toEqual(['0003', '9999', '9998', '9997-gone.md']);
  expect(['0003', '9999', '9997-gone.md'].map(isDecision)).toEqual([true, false, false]);
  expect(mistakenLinksIn('[0003](0005-other.md) [0005](decisions/0005-this.md)')).toHaveLength(1);
  expect(headsOf("## The parent's page\n### E-mail addresses\n")).toEqual([
    'the-parents-page',
    'e-mail-addresses',
  ]);
  const text = "/** Why (PRODUCT.md#no-head). */\ntest('#write-once, #two-devices: so it is', () => {";
  expect(citationsIn('x.test.ts', text).map(({ head }) => head)).toEqual([
    'no-head',
    'write-once',
    'two-devices',
  ]);
  expect(citationsIn('x.ts', text).map(({ head }) => head)).toEqual(['no-head']);
  expect(heads).not.toContain('no-head');
  const lines = ['\u00a717.3', 'RFC 9110 \u00a714.2', 'a PDF (\u00a728)'];
  expect(lines.map(countNumbers)).toEqual([1, 0, 1]);
});
