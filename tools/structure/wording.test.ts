import { expect, test } from 'vitest';
import { keepsNewNames, saysSubjectsFirst } from './wording.ts';

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
