import '#web/app/app.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import jar from '#pictures/pictures-no-entries.svg?no-inline';
import { mount } from '#web/testing/mount.ts';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { Picture } from './picture.tsx';

const headingTop = () => page.getByRole('heading', { name: 'Below' }).element().getBoundingClientRect().top;

/** Returns the drawn width in a place: 0 when the file has not come. */
function drawnWidth(place: string): number {
  return document.querySelector<SVGUseElement>(`svg${place} use`)?.getBBox().width ?? 0;
}

test('what stands below a picture stays where it is when the picture arrives', async () => {
  mount(
    <div style={{ width: 320 }}>
      <Picture from={jar} of="no-entries" />
      <h2>Below</h2>
    </div>,
  );
  await expect.element(page.getByRole('heading', { name: 'Below' })).toBeVisible();
  const top = headingTop();
  await expect.poll(() => drawnWidth('')).toBeGreaterThan(100);
  expect(headingTop()).toBe(top);
});

test('where its file does not arrive the place stays empty, and says what it would show', async () => {
  mount(
    <div style={{ width: 320 }}>
      <Picture from="/not-there.svg" of="no-entries" title="A jar" />
      <h2>Below</h2>
    </div>,
  );
  await expect.element(page.getByRole('img', { name: 'A jar' })).toBeInTheDocument();
  await expect.poll(() => document.querySelector('use')).not.toBeNull();
  expect(document.querySelector('svg')?.getBoundingClientRect().height).toBe(240);
  expect(drawnWidth('')).toBe(0);
});

test('without a title it is decoration', async () => {
  mount(<Picture from={jar} of="no-entries" />);
  await expect.poll(() => document.querySelector('svg[aria-hidden="true"]')).not.toBeNull();
});

test('what lies far below is asked for when it comes near; what is folded away, when it unfolds', async () => {
  mount(
    <>
      <div style={{ height: 4000 }} />
      <Picture from={jar} of="no-entries" className="far w-60" />
      <h2>Below</h2>
      <Collapsible title="Read the guide again" headingLevel={2}>
        <Picture from={jar} of="no-entries" className="folded w-60" />
      </Collapsible>
    </>,
  );
  await expect.element(page.getByRole('heading', { name: 'Below' })).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(document.querySelector('svg.far use')).toBeNull();
  page.getByRole('heading', { name: 'Below' }).element().scrollIntoView();
  await expect.poll(() => drawnWidth('.far')).toBeGreaterThan(100);
  expect(document.querySelector('svg.folded use')).toBeNull();
  await page.getByRole('button', { name: 'Read the guide again' }).click();
  await expect.poll(() => drawnWidth('.folded')).toBeGreaterThan(100);
});

test('what is printed is drawn before the browser goes on', async () => {
  mount(
    <>
      <Picture from={jar} of="no-entries" className="seen w-60" />
      <div style={{ height: 4000 }} />
      <Picture from={jar} of="no-entries" className="below w-60" />
    </>,
  );
  await expect.poll(() => drawnWidth('.seen')).toBeGreaterThan(100);
  expect(document.querySelector('svg.below use')).toBeNull();
  window.dispatchEvent(new Event('beforeprint'));
  expect(drawnWidth('.below')).toBeGreaterThan(100);
});

test('what is to be printed is there wherever it stands', async () => {
  mount(
    <>
      <div style={{ height: 4000 }} />
      <Picture from={jar} of="no-entries" atOnce className="w-60" />
    </>,
  );
  await expect.poll(() => drawnWidth('')).toBeGreaterThan(100);
});
