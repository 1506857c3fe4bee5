import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { notFound } from '#domain/rules/platform/sentences.ts';
import { mount } from '#web/testing/mount.ts';
import { said } from '#words/sentences.ts';
import { lazyPart } from './lazy-part.tsx';

test('a screen that was shown before the sentences came is shown again in the language (#what-the-server-says)', async () => {
  const Part = lazyPart(async () => () => <p>{said(notFound)}</p>);
  await Part.arrival();
  // An element that stays the same: nothing around it has it drawn again.
  mount(<Part />);
  await expect.element(page.getByText('Esto no se encontró.', { exact: true })).toBeVisible();
});
