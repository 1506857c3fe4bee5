import '#web/app/app.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#web/testing/mount.ts';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { lateIllustrations } from './late-illustrations.tsx';

const jar = () => import('./illustrations/no-entries.tsx');
const headingTop = () => page.getByRole('heading', { name: 'Below' }).element().getBoundingClientRect().top;

test('what stands below an illustration stays where it is when the illustration arrives', async () => {
  let arrive = () => {};
  const underWay = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const Illustration = lateIllustrations('when shown', () => underWay.then(jar));
  mount(
    <div style={{ width: 320 }}>
      <Illustration of="NoEntriesIllustration" />
      <h2>Below</h2>
    </div>,
  );
  await expect.element(page.getByRole('heading', { name: 'Below' })).toBeVisible();
  expect(document.querySelector('svg')).toBeNull();
  const top = headingTop();

  arrive();
  await expect.poll(() => document.querySelectorAll('svg').length).toBe(1);
  expect(headingTop()).toBe(top);
});

test('where its file does not arrive the place stays empty; shown again, it asks once more', async () => {
  let asked = 0;
  const Illustration = lateIllustrations('when shown', () => {
    asked += 1;
    return asked === 1 ? Promise.reject(new TypeError('Failed to fetch')) : jar();
  });
  const screen = (
    <>
      <Illustration of="NoEntriesIllustration" />
      <h2>Below</h2>
    </>
  );
  const leave = mount(screen);
  await expect.poll(() => asked).toBe(1);
  await expect.element(page.getByRole('heading', { name: 'Below' })).toBeVisible();
  expect(document.querySelector('svg')).toBeNull();
  leave();

  mount(screen);
  await expect.poll(() => document.querySelectorAll('svg').length).toBe(1);
});

test('an illustration asked for ahead is there from the first sight on', async () => {
  const file = jar();
  const Illustration = lateIllustrations('ahead', () => file);
  await file;
  mount(<Illustration of="NoEntriesIllustration" className="w-60" />);

  await expect.poll(() => document.body.lastElementChild?.childElementCount).toBe(1);
  expect(document.querySelector('svg.w-60')).not.toBeNull();
});

test('what lies far below is drawn when it comes near; what is folded away, when it unfolds', async () => {
  const Illustration = lateIllustrations('when shown', jar);
  mount(
    <>
      <div style={{ height: 4000 }} />
      <Illustration of="NoEntriesIllustration" className="far w-60" />
      <h2>Below</h2>
      <Collapsible title="Read the guide again" headingLevel={2}>
        <Illustration of="NoEntriesIllustration" className="folded w-60" />
      </Collapsible>
    </>,
  );
  await expect.element(page.getByRole('heading', { name: 'Below' })).toBeVisible();
  await jar();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(document.querySelector('svg.far')).toBeNull();
  page.getByRole('heading', { name: 'Below' }).element().scrollIntoView();
  await expect.poll(() => document.querySelector('svg.far')).not.toBeNull();
  expect(document.querySelector('svg.folded')).toBeNull();
  await page.getByRole('button', { name: 'Read the guide again' }).click();
  await expect.poll(() => document.querySelector('svg.folded')).not.toBeNull();
});

test('what is printed is drawn before the browser goes on', async () => {
  const Illustration = lateIllustrations('when shown', jar);
  mount(
    <>
      <div style={{ height: 4000 }} />
      <Illustration of="NoEntriesIllustration" className="w-60" />
    </>,
  );
  await expect.poll(() => document.querySelector('div.w-60')).not.toBeNull();
  await jar();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(document.querySelector('svg')).toBeNull();
  window.dispatchEvent(new Event('beforeprint'));
  expect(document.querySelector('svg.w-60')).not.toBeNull();
});
