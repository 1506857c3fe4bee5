import { expect, test } from 'vitest';
import { keepsNewNames, keepsWordsInWords, saysSubjectsFirst } from './wording.ts';

const path = 'server/photos/photos.store.ts';

test.each([
  '/** Of a photo that is being stored the place is held. */',
  '/**\n * Whether a photo is small.\n */',
  '  // What is shown stays.\n  show();',
  '/* How a file is read. */',
])('a comment with its subject at the end is found: %s', (text) => {
  expect(saysSubjectsFirst([{ path, text }])).toEqual([expect.stringMatching(`^${path}:1: `)]);
});

test.each([
  '/** Locks projects first. */',
  '// Locks projects first, so that nobody learns\n// What is in them.',
  "const address = 'https://example.org/'; // Of no page",
  "const words = 'Whether // Of';",
])('a comment with its subject first, and what is no comment, is left alone: %s', (text) => {
  expect(saysSubjectsFirst([{ path, text }])).toEqual([]);
});

test('a name that was given up is found, with the one that took its place', () => {
  const text = 'export function tellAll() {}\nexport function latePart() {}';
  expect(keepsNewNames([{ path, text }])).toEqual([
    `${path}:1: tellAll is called notifyAll`,
    `${path}:2: latePart is called lazyPart`,
  ]);
  expect(keepsNewNames([{ path, text: 'notifyAll(); const tellAllNow = 1;' }])).toEqual([]);
});

const page = 'web/features/consent/leaders-field.tsx';

test.each([
  '<Field hint="You may leave this open." />',
  '<Button title="Success" />',
  "toast({ title: words.done, description: 'Something went wrong' });",
  "isLost ? 'Network error. Please try again.' : words.failed",
  'toast(`Admin user created`);',
  '<p>Loading</p>',
  '<p>\n  ¿Seguro que quieres?\n</p>',
])('English of a page that stands in no words is found: %s', (text) => {
  expect(keepsWordsInWords([{ path: page, text }])).toEqual([expect.stringMatching(`^${page}:1: `)]);
});

test.each([
  "/** 'You may leave this open.' */ const open = words.open;",
  "throw new Error('The page has no root.');",
  "throw new TypeError(\n  'The answer was cut off',\n);",
  "if (key === 'Escape' || !('BroadcastChannel' in window)) return;",
  "const toned = { 'Beginner-friendly': 'done' };",
  '<div className="grid gap-2" />',
  '<path d="M12 4 L3 8" />',
  'const isLess = a > B && c </re/.exec(it).length;',
])('names of keys, of classes and thrown errors are no words of a page: %s', (text) => {
  expect(keepsWordsInWords([{ path: page, text }])).toEqual([]);
});

test('tests and words say what they like', () => {
  const text = "export const open = 'You may leave this open.';";
  expect(keepsWordsInWords([{ path: 'words/en/consent/consent.ts', text }])).toEqual([]);
  expect(keepsWordsInWords([{ path: 'web/pages/join-page.test.tsx', text }])).toEqual([]);
});
