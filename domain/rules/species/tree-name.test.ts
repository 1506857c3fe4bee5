import { expect, test } from 'vitest';
import { ProjectChange } from '#domain/contract/notebook/projects.ts';
import { says } from '#domain/rules/platform/sentence.ts';
import { TREE_NAME_INVALID } from './tree-name.ts';

const field = ProjectChange.shape.otherTree;

test.each([
  ['Fig', 'Fig'],
  ['  Red   mulberry\n', 'Red mulberry'],
  ["St. John's bread", "St. John's bread"],
  ['Grandma’s tree (the old one)', 'Grandma’s tree (the old one)'],
  ["'Ōhi'a lehua", "'Ōhi'a lehua"],
  ['ʻIliahi', 'ʻIliahi'],
  ['Jeffrey-pine, tall', 'Jeffrey-pine, tall'],
  ['Tilia × europaea', 'Tilia × europaea'],
  ['柿', '柿'],
  ['𣜿', '𣜿'],
  ['か', ''],
  ['감', '감'],
  ['é', ''],
  ['e\u0301', ''],
  ['柿の木', '柿の木'],
  ['f', ''],
  ['', ''],
  ['   ', ''],
  ['a'.repeat(60), 'a'.repeat(60)],
  ['a'.repeat(61), ''],
])('#names-of-other-trees: %j as the name of a tree is %j', (typed, kept) => {
  const result = field.safeParse(typed);
  expect(result.success ? result.data : '').toBe(kept);
  if (!result.success) expect(result.error.issues[0]?.message).toBe(says(TREE_NAME_INVALID));
});

test.each([
  '5 Elm Street',
  'Call 555 0100',
  'fig.example',
  'https://fig',
  'me@fig',
  'Fig ٤٢',
  'fig_tree',
  '<b>fig</b>',
  '🌳 tree',
  'Fig!',
  'Fi\u202Eg',
  'Fi\u0000g',
])('#names-of-other-trees: %j is no name of a tree', (typed) => {
  expect(field.safeParse(typed).error?.issues[0]?.message).toBe(says(TREE_NAME_INVALID));
});

test.each([5, null, {}, ['Fig']])('#names-of-other-trees: %j is no text', (typed) => {
  expect(field.safeParse(typed).error?.issues[0]?.message).toBe(says(TREE_NAME_INVALID));
});
