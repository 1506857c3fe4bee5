import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createTrackingEntry } from '#domain/contract/tracking.ts';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/call.ts';
import { brokenWords } from '#web/testing/broken-words.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { projectReadyToPlant } from '#web/testing/scout-project.ts';
import { signIn } from '#web/testing/sign-in.ts';

test.each([740, 640])(
  '§2.9: in a window of 360 by %i the words of an entry stand above the foot of its form',
  async (height) => {
    const { innerWidth: wide, innerHeight: high } = window;
    onTestFinished(() => page.viewport(wide, high));
    await page.viewport(360, height);
    await signIn('student');
    const projectId = await projectReadyToPlant();
    const body = { notes: 'I like it.\nIt has roots.', observedAt: '2026-05-07T09:00', isDraft: false };
    await call(createTrackingEntry, { params: { projectId }, body });
    await renderApp({ url: paths.step(projectId, 4) });
    await page.getByRole('button', { name: /^Menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Edit Entry' }).click();
    const notes = page.getByRole('textbox', { name: 'What do you see?' });
    await expect.element(notes).toHaveFocus();
    await expect
      .poll(() => {
        const foot = document.querySelector('[data-foot]')?.getBoundingClientRect().top ?? 0;
        return notes.element().getBoundingClientRect().bottom <= foot;
      })
      .toBe(true);
    const form = notes.element().closest('article');
    if (!form) throw new Error('The form stands in no card.');
    for (const width of [320, 360, 375]) {
      await page.viewport(width, height);
      expect(brokenWords(form), `at ${width} px`).toEqual([]);
    }
  },
);
