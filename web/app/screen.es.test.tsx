import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { notFound } from '#domain/rules/platform/sentences.ts';
import { mount } from '#web/testing/mount.ts';
import { said } from '#words/sentences.ts';
import { Page } from './screen.tsx';

test('a page that shares its file with others is shown again once the sentences came (#what-the-server-says)', async () => {
  const Shown = () => <p>{said(notFound)}</p>;
  mount(<Page of={Shown} />);
  await expect.element(page.getByText('Esto no se encontró.', { exact: true })).toBeVisible();
});
