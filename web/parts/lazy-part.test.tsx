import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#web/testing/mount.ts';
import { lazyPart } from './lazy-part.tsx';

const Leaf = ({ name }: { name: string }) => <p>A leaf of {name}</p>;
const leaf = page.getByText('A leaf of oak');
const meanwhile = <p>A bud</p>;
const bud = page.getByText('A bud');

test('something stands in the place of a part until its file has arrived', async () => {
  const file = Promise.withResolvers<typeof Leaf>();
  const Late = lazyPart(() => file.promise, { meanwhile });
  mount(<Late name="oak" />);
  await expect.element(bud).toBeVisible();
  file.resolve(Leaf);
  await expect.element(leaf).toBeVisible();
  await expect.element(bud).not.toBeInTheDocument();
});

test('a part that was fetched ahead is there from the first', async () => {
  let renderings = 0;
  const Late = lazyPart(async () => Leaf, { meanwhile: <Count onRender={() => renderings++} /> });
  Late.fetchAhead();
  await Promise.resolve();
  mount(<Late name="oak" />);
  await expect.element(leaf).toBeVisible();
  expect(renderings).toBe(0);
});

test('where the file does not arrive it is asked for again', async () => {
  let isOnline = false;
  const Late = lazyPart(() => (isOnline ? Promise.resolve(Leaf) : Promise.reject(new TypeError())), {
    meanwhile,
    error: 'The leaf could not be loaded',
  });
  Late.fetchAhead();
  mount(<Late name="oak" />);
  const error = page.getByText('The leaf could not be loaded');
  await expect.element(error).toBeVisible();
  isOnline = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(leaf).toBeVisible();
  await expect.element(error).not.toBeInTheDocument();
});

test('what nobody misses is left out without a word where its file does not arrive', async () => {
  const file = Promise.withResolvers<typeof Leaf>();
  const Late = lazyPart(() => file.promise, { meanwhile });
  mount(
    <main aria-label="Forest">
      <Late name="oak" />
    </main>,
  );
  await expect.element(bud).toBeVisible();
  file.reject(new TypeError());
  await expect.element(bud).not.toBeInTheDocument();
  await expect.element(page.getByRole('main', { name: 'Forest' })).toBeEmptyDOMElement();
});

function Count({ onRender }: { onRender: () => void }) {
  onRender();
  return null;
}
