import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#web/testing/mount.ts';
import { HarvestGuide } from './harvest-guide.tsx';
import { HARVEST_GUIDE } from './text/harvest.ts';

test('the harvesting guide shows its eight sections in order, each with a picture (§2.6)', async () => {
  mount(<HarvestGuide />);
  await expect.element(page.getByRole('heading', { name: HARVEST_GUIDE.title })).toBeVisible();
  const headings = page.getByRole('heading', { level: 3 }).elements();
  expect(headings.map((heading) => heading.textContent)).toEqual(
    HARVEST_GUIDE.sections.map(({ title }, position) => `${position + 1}. ${title}`),
  );
  const pictures = () =>
    headings.map((heading) => heading.parentElement?.querySelectorAll('figure svg').length);
  await expect.poll(pictures).toEqual(Array(8).fill(1));
});
