import '#web/app/app.css';

import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { mount } from '#web/testing/mount.ts';

import { Carousel } from './carousel.tsx';

const slides = ['Pick', 'Cut', 'Root', 'Plant'].map((step) => ({ key: step, content: <p>{step}</p> }));

test('the pictures go round, by button, by dot and by arrow key', async () => {
  mount(<Carousel label="Photos" slides={slides} caption={(index) => `Step ${index + 1}`} />);
  const isAt = async (place: number) => {
    await expect.element(page.getByText(`${place} of 4`)).toBeVisible();
    await expect.element(page.getByText(`Step ${place}`)).toBeVisible();
  };
  await isAt(1);

  await page.getByRole('button', { name: 'Previous' }).click();
  await isAt(4);
  await page.getByRole('button', { name: 'Next' }).click();
  await isAt(1);
  await page.getByRole('button', { name: 'Go to 3' }).click();
  await isAt(3);
  await userEvent.keyboard('{ArrowRight}');
  await isAt(4);
  await userEvent.keyboard('{ArrowLeft}');
  await isAt(3);
});

test('the buttons stay where they are, however long the words of the next picture are', async () => {
  const words = ['Short.', 'Words that go on and on, '.repeat(12), '', 'Short.'];
  mount(<Carousel label="Photos" slides={slides} caption={(index) => <p>{words[index]}</p>} />);
  const next = page.getByRole('button', { name: 'Next' });
  const top = () => next.element().getBoundingClientRect().top;
  await expect.element(page.getByText('1 of 4')).toBeVisible();
  const before = top();

  for (const place of [2, 3, 4]) {
    await next.click();
    await expect.element(page.getByText(`${place} of 4`)).toBeVisible();
    expect(top()).toBe(before);
  }
});

/** A finger on the row, from one place to another. */
function drag(row: Element, from: number, to: number) {
  const at = (clientX: number) => [new Touch({ identifier: 0, target: row, clientX, clientY: 20 })];
  row.dispatchEvent(new TouchEvent('touchstart', { touches: at(from), bubbles: true }));
  row.dispatchEvent(new TouchEvent('touchend', { changedTouches: at(to), bubbles: true }));
}

test('the pictures follow a finger, which goes round at both ends', async () => {
  mount(<Carousel label="Photos" slides={slides} caption={(index) => `Step ${index + 1}`} />);
  await expect.element(page.getByText('1 of 4')).toBeVisible();
  const row = page.getByRole('group', { name: '1 of 4' }).element().parentElement;
  if (!row) throw new Error('There is no row of pictures.');

  row.scrollTo({ left: 2 * row.clientWidth });
  await expect.element(page.getByText('3 of 4')).toBeVisible();
  row.scrollTo({ left: 0 });
  await expect.element(page.getByText('1 of 4')).toBeVisible();
  drag(row, 100, 200);
  await expect.element(page.getByText('4 of 4')).toBeVisible();
  await expect.poll(() => row.scrollLeft).toBe(3 * row.clientWidth);
  drag(row, 200, 180); // too short
  await expect.element(page.getByText('4 of 4')).toBeVisible();
  drag(row, 200, 100);
  await expect.element(page.getByText('1 of 4')).toBeVisible();
});

test('only the picture in view can be reached and is read out', async () => {
  mount(<Carousel label="Photos" slides={slides} />);

  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByRole('group', { name: '2 of 4' })).not.toHaveAttribute('inert');
  for (const name of ['1 of 4', '3 of 4', '4 of 4']) {
    await expect.element(page.getByRole('group', { name })).toHaveAttribute('inert');
  }
});

test('a single picture has nothing to turn', async () => {
  mount(<Carousel label="Photos" slides={slides.slice(0, 1)} />);

  await expect.element(page.getByText('Pick')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('each dot is as large as a fingertip, and no dot lies on another or beside a small screen', async () => {
  await page.viewport(320, 640);
  onTestFinished(() => page.viewport(360, 740));
  mount(
    <div className="px-gutter">
      <Carousel label="Photos" slides={manySlides(6)} />
    </div>,
  );

  await expect.element(page.getByRole('button', { name: /^Go to/ }).first()).toBeVisible();
  const dots = page.getByRole('button', { name: /^Go to/ }).elements();
  const boxes = dots.map((dot) => dot.getBoundingClientRect());
  expect(boxes).toHaveLength(6);
  let end = 0;
  for (const { left, right, width, height } of boxes) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(left).toBeGreaterThanOrEqual(end);
    end = right;
  }
  expect(end).toBeLessThanOrEqual(320);
});

test('where there are more pictures than dots fit, those around the one in view have a dot', async () => {
  mount(<Carousel label="Photos" slides={manySlides(9)} />);
  const dots = () =>
    page
      .getByRole('button', { name: /^Go to/ })
      .elements()
      .map(
        (dot) => `${dot.getAttribute('aria-label')}${dot.hasAttribute('aria-current') ? ', in view' : ''}`,
      );

  await expect.element(page.getByText('1 of 9')).toBeVisible();
  expect(dots()).toEqual(['Go to 1, in view', 'Go to 2', 'Go to 3', 'Go to 4', 'Go to 5', 'Go to 6']);
  await userEvent.click(page.getByRole('button', { name: 'Go to 6' }));
  await expect.element(page.getByText('6 of 9')).toBeVisible();
  expect(dots()).toEqual(['Go to 3', 'Go to 4', 'Go to 5', 'Go to 6, in view', 'Go to 7', 'Go to 8']);
  await expect.element(page.getByRole('button', { name: 'Go to 6' })).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Go to 8' }));
  await expect.element(page.getByRole('button', { name: 'Go to 9' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Next' }));
  await userEvent.click(page.getByRole('button', { name: 'Next' }));
  await expect.element(page.getByText('1 of 9')).toBeVisible();
  expect(dots()[0]).toBe('Go to 1, in view');
});

function manySlides(count: number) {
  return Array.from({ length: count }, (_, index) => ({ key: `${index}`, content: <p>Leaf {index}</p> }));
}
