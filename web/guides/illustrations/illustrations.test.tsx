import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { mount } from '#web/testing/mount.ts';
import { PICTURES } from '#words/guides/pictures.ts';
import * as harvest from '../harvest-illustrations.ts';
import * as introduction from '../introduction-illustrations.ts';
import * as pick from '../pick-source-tree-illustrations.ts';
import * as plant from '../plant-illustrations.ts';
import * as track from '../track-illustrations.ts';
import { GatherToolsIllustration } from './gather-tools.tsx';
import styles from './illustrations.css?raw';
import { MeasureCuttingIllustration } from './measure-cutting.tsx';
import type { IllustrationProps } from './parts/plate.tsx';

const modules = import.meta.glob<Record<string, unknown>>(['./*.tsx', '!./*.test.tsx'], { eager: true });
const illustrations = Object.values(modules).flatMap((module) =>
  Object.entries(module).filter(
    (entry): entry is [string, ComponentType<IllustrationProps>] => typeof entry[1] === 'function',
  ),
);

const ofGuides: Readonly<Record<string, unknown>> = {
  ...introduction,
  ...pick,
  ...harvest,
  ...track,
  ...plant,
};

test.each(illustrations)('%s is an image with a title', async (name, Picture) => {
  mount(<Picture title={name} />);

  await expect.element(page.getByRole('img', { name })).toBeInTheDocument();
});

test.each(illustrations)('%s says by itself what it teaches, or is decoration', async (name, Picture) => {
  mount(<Picture />);

  await expect.poll(() => document.querySelectorAll('svg').length).toBe(1);
  const said = document.querySelector('svg[role="img"] > title')?.textContent;
  if (name in ofGuides) expect(Object.values<string | undefined>(PICTURES)).toContain(said);
  else expect(document.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1);
});

test('no two drawings of the guides say the same', () => {
  expect(new Set(Object.values(PICTURES)).size).toBe(Object.keys(ofGuides).length);
});

const sources = import.meta.glob<string>(['./*.tsx', '!./*.test.tsx', '!./{hero,detective}.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

test.each(Object.entries(sources))('%s is written in at most 4 kB', (_, source) => {
  expect(source.length).toBeLessThanOrEqual(4000);
});

test.each(illustrations)('%s is drawn the same every time, without a broken number', async (_, Picture) => {
  mount(<Picture />);
  mount(<Picture />);

  await expect.poll(() => document.querySelectorAll('svg').length).toBe(2);
  const [first, second] = [...document.querySelectorAll('svg')].map((drawing) => drawing.innerHTML);
  expect(second).toBe(first);
  expect(first).not.toMatch(/NaN|Infinity|undefined/);
});

test.each(illustrations)('%s takes every colour from the paint box of both schemes', async (_, Picture) => {
  const [light = '', dark = ''] = styles.split('@media');
  mount(<Picture />);

  await expect.poll(() => document.querySelectorAll('svg').length).toBe(1);
  const drawn = document.querySelector('svg')?.innerHTML ?? '';
  for (const property of new Set(drawn.match(/--ill-[\w-]+/g))) {
    expect(light).toContain(`${property}:`);
    expect(dark).toContain(`${property}:`);
  }
  expect(drawn.replace(/var\(--ill-[\w-]+, #[0-9a-f]{6}\)/g, '')).not.toMatch(/#[0-9a-f]{3}/);
});

/** Where the letters of a drawing stand, from its left edge. */
function placesOfLetters(): Record<string, number> {
  const letters = [...document.querySelectorAll('svg text')];
  return Object.fromEntries(letters.map((it) => [it.textContent, Number(it.getAttribute('x'))]));
}

test('the ruler of part 3 begins at the leafy tip, as its text says', async () => {
  mount(<MeasureCuttingIllustration />);
  await expect.poll(() => Object.keys(placesOfLetters())).toContain('8');
  const { 1: one = 0, 8: eight = 0 } = placesOfLetters();
  const leaves = [...document.querySelectorAll<SVGPathElement>('svg path[fill*="--ill-leaf,"]')];
  expect(leaves.length).toBeGreaterThan(0);
  const middles = leaves.map((it) => it.getBBox()).map(({ x, width }) => x + width / 2);
  const middle = middles.reduce((sum, it) => sum + it, 0) / middles.length;
  expect(Math.abs(middle - one)).toBeLessThan(Math.abs(middle - eight));
});

test('the ruler that part 1 names is in its drawing', async () => {
  mount(<GatherToolsIllustration />);
  await expect.poll(() => Object.keys(placesOfLetters())).toEqual(['1', '2', '3', '4']);
});
