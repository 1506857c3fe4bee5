import '#web/app/app.css';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import type { Photo } from '#domain/contract/photos/photos.ts';
import { mount } from '#web/testing/mount.ts';
import { smallPhoto } from '#web/testing/sample-photos.ts';
import { GrowthPanel, type GrowthPanelProps } from './growth-panel.tsx';

const growth = page.getByRole('region', { name: 'See them grow' });
const shown = (name: RegExp) => growth.getByRole('img', { name }).first();
const more = growth.getByRole('button', { name: 'More pictures and numbers' });
const beside = growth.getByRole('region', { name: 'Side by side' });

type Week = { day: string; colour?: string; upright?: boolean; numbers?: object };

/** Entries as they are read, the newest first. */
async function entriesOf(weeks: readonly Week[]): Promise<TrackingEntry[]> {
  const made = weeks.map(async ({ day, colour, upright, numbers }) => {
    const photos: Photo[] = [];
    if (colour) {
      const filename = URL.createObjectURL(await smallPhoto('a.jpg', colour));
      onTestFinished(() => URL.revokeObjectURL(filename));
      const shape = upright ? { width: 1536, height: 2048 } : { width: 2048, height: 1536 };
      photos.push({ id: day, filename, ...shape } as Photo);
    }
    const none = { cuttingsAlive: null, cuttingsWithRoots: null, longestRootInches: null };
    return { id: day, observedAt: `${day}T09:00`, photos, ...none, ...numbers } as unknown as TrackingEntry;
  });
  return (await Promise.all(made)).toReversed();
}

const show = (
  entries: readonly TrackingEntry[],
  plantedOn: string | null = null,
  film: GrowthPanelProps['film'] = null,
) =>
  mount(
    <GrowthPanel
      entries={entries}
      inWaterSince="2026-05-01T11:00"
      plantedOn={plantedOn}
      addressOf={(filename, size) => (size ? `${filename}#${size}` : filename)}
      film={film}
    />,
  );

const WEEKS: readonly Week[] = [
  { day: '2026-05-02', colour: 'seagreen', upright: true, numbers: { cuttingsAlive: 8 } },
  { day: '2026-05-09', colour: 'sienna' },
  { day: '2026-05-16', colour: 'gold', numbers: { cuttingsAlive: 7, longestRootInches: 1.25 } },
];

test('#growth: nothing is shown of one look, with its photo and its numbers', async () => {
  show(await entriesOf(WEEKS.slice(0, 1)));
  mount(<p>Done</p>);
  await expect.element(page.getByText('Done')).toBeVisible();
  await expect.element(growth).not.toBeInTheDocument();
});

test('a photo of a megabyte is asked for once it is in view, and its thumbnail before', async () => {
  const space = document.body.appendChild(document.createElement('div'));
  space.style.height = '150vh';
  onTestFinished(() => space.remove());
  show(await entriesOf(WEEKS));
  const latest = shown(/^Latest: Week 3, /);
  await expect.element(latest).toHaveAttribute('src', expect.stringMatching(/#thumb$/));
  latest.element().scrollIntoView();
  await expect.element(latest).toHaveAttribute('src', expect.not.stringMatching(/#thumb$/));
});

test('#growth: the first photo lies over the latest, each whole, and another week may be chosen', async () => {
  show(await entriesOf(WEEKS));
  await expect.element(shown(/^Before: Week 1, May\s2,\s2026$/)).toHaveStyle({ objectFit: 'contain' });
  await expect.element(shown(/^Latest: Week 3, /)).toHaveStyle({ aspectRatio: '1 / 1' });
  await more.click();
  await page.getByLabelText('Photo from before').selectOptions(page.getByRole('option', { name: /^Week 2/ }));
  await expect.element(shown(/^Before: Week 2, /)).toHaveStyle({ clipPath: 'inset(0px 50% 0px 0px)' });

  const slider = growth.getByRole('slider');
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}{ArrowLeft}{ArrowRight}{ArrowUp}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '10 percent');
  await expect.element(beside.getByRole('slider')).not.toBeInTheDocument();
  await expect
    .element(beside.getByRole('img', { name: /^Before: Week 2, / }))
    .toHaveStyle({ clipPath: 'none' });
});

test('#growth: where the photo that was chosen is deleted, the first one takes its place', async () => {
  const takeDown = show(await entriesOf(WEEKS));
  await more.click();
  await page.getByLabelText('Photo from before').selectOptions(page.getByRole('option', { name: /^Week 2/ }));
  await expect.element(shown(/^Before: Week 2, /)).toBeVisible();
  takeDown();
  show(await entriesOf(WEEKS.map((week) => (week.day === '2026-05-09' ? { day: week.day } : week))));
  await expect.element(shown(/^Before: Week 1, /)).toBeVisible();
  await expect.element(page.getByLabelText('Photo from before')).not.toBeInTheDocument();
});

test('#growth: the numbers are a drawing, told in words, and a table', async () => {
  show(await entriesOf(WEEKS), '2026-05-18');
  await more.click();
  await expect.element(growth.getByText('Planted on day 18 in water')).toBeVisible();
  const told = 'Week 1: 8 cuttings alive. Week 3: 7 cuttings alive, the longest root 1 ¼ in.';
  await expect.element(growth.getByRole('img', { name: told })).toBeVisible();
  await growth.getByRole('button', { name: 'Your numbers, week by week' }).click();
  const rows = growth.getByRole('row');
  await expect.element(rows.first()).toBeVisible();
  expect(rows.elements().map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Week', 'Cuttings alive', 'With roots', 'Longest root, inches'],
    ['1', '8', '-', '-'],
    ['3', '7', '-', '1 ¼ in'],
  ]);
});

test('#growth: the length of a root stands clear of the line that it is to reach', async () => {
  const numbers = [1.25, 1.5, 1.75, 2].map((longestRootInches, week) => ({
    day: `2026-05-${String(2 + 7 * week).padStart(2, '0')}`,
    numbers: { longestRootInches },
  }));
  show(await entriesOf(numbers));
  await expect.element(growth.getByText('1 ½', { exact: true })).toBeInTheDocument();
  const goal = growth.getByRole('img').element().querySelector('line')?.getBoundingClientRect().y ?? 0;
  const texts = [...growth.getByRole('img').element().querySelectorAll<SVGTextElement>('svg svg text')];
  expect(texts.length).toBe(4);
  // The baseline, above which the figures stand, and what they are high.
  for (const text of texts) {
    const baseline = (text.getScreenCTM()?.f ?? 0) + Number(text.getAttribute('y'));
    expect(baseline < goal - 3 || baseline - 10 > goal + 3, text.textContent).toBe(true);
  }
});

test('#growth: one press shows the film in the place of the two photos, and another brings them back', async () => {
  show(await entriesOf(WEEKS), null, { view: <p>The film</p>, clip: <p>The clip</p> });
  await expect.element(shown(/^Before: Week 1, /)).toBeVisible();
  await expect.element(page.getByText('The clip')).not.toBeVisible();
  await growth.getByRole('button', { name: 'Play' }).click();
  await expect.element(page.getByText('The film')).toBeVisible();
  await expect.element(growth.getByRole('slider')).not.toBeInTheDocument();
  await growth.getByRole('button', { name: 'Before and now' }).click();
  await expect.element(growth.getByRole('slider')).toBeVisible();
  await more.click();
  await expect.element(page.getByText('The clip')).toBeVisible();
});
