import '#web/app/app.css';
import type { ComponentType } from 'react';
import { afterEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { mount } from '#web/testing/mount.ts';
import { HARVEST_GUIDE } from '#words/guides/harvest.ts';
import { INTRODUCTION_GUIDE } from '#words/guides/introduction.ts';
import { PICK_SOURCE_TREE_GUIDE } from '#words/guides/pick-source-tree.ts';
import { PLANT_GUIDE } from '#words/guides/plant.ts';
import { TRACK_INTRODUCTION } from '#words/guides/track.ts';
import type { Guide } from './guide.ts';
import { GuideViewProvider, useGuideView } from './guide-view.ts';
import { HarvestGuide } from './harvest-guide.tsx';
import { IntroductionGuide } from './introduction-guide.tsx';
import { PickSourceTreeGuide } from './pick-source-tree-guide.tsx';
import { PlantGuide } from './plant-guide.tsx';
import type { GuidePlace } from './step-guide.tsx';
import { TrackIntroduction } from './track-guide.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const titles = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map((heading) => heading.textContent);

const GUIDES: readonly (readonly [string, ComponentType<GuidePlace>, Guide])[] = [
  ['step 1', IntroductionGuide, INTRODUCTION_GUIDE],
  ['step 2', PickSourceTreeGuide, PICK_SOURCE_TREE_GUIDE],
  ['step 3', HarvestGuide, HARVEST_GUIDE],
  ['step 5', PlantGuide, PLANT_GUIDE],
];

/** Every word of a guide in the order in which it is read. */
function wordsOf({ title, lead, sections }: Guide): string[] {
  const ofSections = sections.flatMap(({ sentences = [], list = [], steps = [], askAnAdult, ...section }) => [
    section.title,
    ...sentences,
    ...list,
    ...steps,
    ...(askAnAdult ? ['Ask an adult', askAnAdult] : []),
  ]);
  return [title, lead, ...ofSections];
}

const plain = (text: string) => text.replace(/\s+/g, ' ');

/** Lists words that are cut off by their card or the screen. */
function cutOff(): string[] {
  const holders = [...document.querySelectorAll<HTMLElement>('section p, section li, section h3')];
  return holders
    .filter((holder) => {
      const { bottom, right } = holder.getBoundingClientRect();
      let box = holder.parentElement;
      for (; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflow === 'visible') continue;
        const edge = box.getBoundingClientRect();
        if (bottom > edge.bottom + 1 || right > edge.right + 1) return true;
      }
      return false;
    })
    .map((it) => it.innerText);
}

/** That all words of a guide can be read, in their order: none is hidden, and none is cut off. */
function expectWhole(guide: Guide) {
  const section = page.getByRole('region', { name: guide.title }).element() as HTMLElement;
  const text = plain(section.innerText);
  let from = 0;
  for (const words of wordsOf(guide)) {
    const at = text.indexOf(plain(words), from);
    expect(at, words).toBeGreaterThanOrEqual(from);
    from = at + 1;
  }
  expect(cutOff()).toEqual([]);
}

type Emulation = { send(method: 'Emulation.setEmulatedMedia', params: { media: string }): Promise<unknown> };

function showAs(media: 'print' | 'screen') {
  return (cdp() as unknown as Emulation).send('Emulation.setEmulatedMedia', { media });
}

afterEach(() => showAs('screen'));

/** A guide as its step holds it, with what the step's menu does. */
function InStep({ of: StepGuide }: { of: ComponentType<GuidePlace> }) {
  const view = useGuideView();
  return (
    <GuideViewProvider value={view}>
      <button type="button" disabled={!view.isThere} onClick={() => view.showWhole(true)}>
        Show everything
      </button>
      <StepGuide />
    </GuideViewProvider>
  );
}

test.each(GUIDES)('the guide of %s says all its words in Show everything', async (_, StepGuide, guide) => {
  mount(<InStep of={StepGuide} />);
  await expect.element(page.getByText(`1 of ${guide.sections.length}`)).toBeInTheDocument();
  await button('Show everything').click();
  expectWhole(guide);
  await button('Show one at a time').click();
  await expect.element(page.getByText(`1 of ${guide.sections.length}`)).toBeInTheDocument();
});

test.each(GUIDES)(
  'a card of the guide of %s is one sentence and the word for the adult; turned it has all its words',
  async (_, StepGuide, guide) => {
    mount(<StepGuide />);
    const cards = () => [...document.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')];
    await expect.poll(() => cards().length).toBe(guide.sections.length);
    const seen = (card: HTMLElement | undefined) => plain(card?.innerText ?? '');
    for (const [position, { title, gist, askAnAdult }] of guide.sections.entries()) {
      const text = seen(cards()[position]);
      expect(text).toContain(gist);
      if (askAnAdult) expect(text).toContain(`Ask an adult: ${askAnAdult}`);
      expect(text.replace(title, '').split(' ').length, text).toBeLessThan(50);
    }
    await page.getByText(guide.sections[0]?.gist ?? '', { exact: true }).click();
    await expect.element(button('Read less')).toBeVisible();
    for (const [position, section] of guide.sections.entries()) {
      const { sentences = [], list = [], steps = [], askAnAdult = '' } = section;
      for (const words of [section.title, sentences.join(' '), ...list, ...steps, askAnAdult]) {
        expect(seen(cards()[position])).toContain(plain(words));
      }
    }
    await button('Read less').click();
    await expect.element(button('Read more')).toBeVisible();
  },
);

test.each(GUIDES)('the guide of %s is printed with all its words', async (_, StepGuide, guide) => {
  mount(<StepGuide />);
  await expect.element(page.getByRole('heading', { name: guide.title })).toBeVisible();
  await showAs('print');
  expectWhole(guide);
});

test('a guide that is folded away is printed all the same', async () => {
  mount(<HarvestGuide again />);
  const words = () => document.querySelector<HTMLElement>('section h4')?.checkVisibility();
  await expect.element(button('Read the guide again')).toBeVisible();
  expect(words()).toBe(false);
  await showAs('print');
  await expect.poll(words).toBe(true);
});

test('the harvesting guide has its eight sections in order (#guides)', async () => {
  mount(<HarvestGuide />);
  await expect.element(page.getByRole('heading', { name: HARVEST_GUIDE.title })).toBeVisible();
  expect(titles()).toEqual(HARVEST_GUIDE.sections.map(({ title }, position) => `${position + 1}. ${title}`));
});

test.each(GUIDES)(
  'every card of the guide of %s has its own drawing, which says what it shows',
  async (_, StepGuide, guide) => {
    mount(<StepGuide />);
    const cards = () => [...document.querySelectorAll('[aria-roledescription="slide"]')];
    const drawings = () => cards().map((card) => card.querySelectorAll('figure svg[role="img"]').length);
    for (const [position] of guide.sections.entries()) {
      if (position > 0) await button('One card on').click();
      await expect.poll(() => drawings()[position]).toBe(1);
    }
    const said = cards().map((card) => card.querySelector('svg > title')?.textContent);
    expect(new Set(said).size).toBe(guide.sections.length);
  },
);

test('a card is turned by button and by arrow key, and is called a carousel', async () => {
  mount(<HarvestGuide />);
  const guide = page.getByRole('region', { name: HARVEST_GUIDE.title });
  await expect.element(guide).toHaveAttribute('aria-roledescription', 'carousel');
  await button('One card on').click();
  await expect.element(page.getByText('2 of 8')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('3 of 8')).toBeInTheDocument();
  await button('One card back').click();
  await expect.element(page.getByText('2 of 8')).toBeInTheDocument();
});

test('a card that was turned by a finger shows no other card, and the buttons stay where they are', async () => {
  mount(<HarvestGuide />);
  await expect.element(button('Read more')).toBeVisible();
  const top = () => button('One card on').element().getBoundingClientRect().top;
  await button('Read more').click();
  const before = top();
  await button('One card on').click();
  await expect.element(page.getByText('2 of 8')).toBeInTheDocument();
  expect(top()).toBe(before);
  await expect.element(button('Read less')).toBeVisible();
});

test("step 4's Introduction is a picture with one sentence until Read more, and printed whole", async () => {
  mount(
    <section>
      <TrackIntroduction />
    </section>,
  );
  const all = page.getByText(TRACK_INTRODUCTION.sentences.join(' '));
  await expect.element(page.getByText(TRACK_INTRODUCTION.gist)).toBeVisible();
  await expect.element(all).not.toBeVisible();
  await button('Read more').click();
  await expect.element(all).toBeVisible();
  await button('Read less').click();
  await showAs('print');
  await expect.element(all).toBeVisible();
});
