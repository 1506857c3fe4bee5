import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { savePlantingDraft } from '#domain/contract/notebook/planting.ts';
import { saveStep } from '#domain/contract/notebook/steps.ts';
import { changeTrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { paths } from '#web/app/paths.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { projectReadyToPlant } from '#web/testing/scout-project.ts';
import { signIn } from '#web/testing/sign-in.ts';

type Form = {
  step: number;
  /** The button that opens it, if it is closed. */
  opener?: string;
  field: string;
  typed: string;
  /** Where its saves go. */
  address: (projectId: string) => string;
  /** The number sent before anything is typed. */
  sentAsItOpens?: number;
  pauseMs: number;
};

const FORMS: readonly Form[] = [
  {
    step: 3,
    field: 'Number of cuttings',
    typed: '11',
    address: (id) => addressOf(saveStep, { id, stepNumber: 3 }),
    pauseMs: 1000,
  },
  {
    step: 4,
    opener: 'New Entry',
    field: 'What do you see?',
    typed: 'White dots',
    address: () => addressOf(changeTrackingEntry, { entryId: '*' }),
    pauseMs: 1000,
  },
  {
    step: 5,
    opener: 'Plant A Cutting',
    field: 'Notes',
    typed: 'Soft soil',
    address: (projectId) => addressOf(savePlantingDraft, { projectId }),
    sentAsItOpens: 1,
    pauseMs: 3000,
  },
];

/** By the clock of the page itself: on a busy machine the driver's word comes late. `*` in the address is any text. */
function whenSent(address: string): number[] {
  const times: number[] = [];
  const [begin = '', end = ''] = address.split('*');
  const send = window.fetch;
  const line = vi.spyOn(window, 'fetch').mockImplementation((to, init) => {
    const isOne = String(to).startsWith(begin) && String(to).endsWith(end);
    if (isOne && (init?.method ?? 'GET') !== 'GET') times.push(performance.now());
    return send.call(window, to, init);
  });
  onTestFinished(() => line.mockRestore());
  return times;
}

test.each(FORMS)(
  '#limits: what is typed in step $step is sent $pauseMs ms after the last change, and not before',
  async ({ step, opener, field, typed, address, sentAsItOpens = 0, pauseMs }) => {
    await signIn('student');
    const projectId = await projectReadyToPlant();
    await renderApp({ url: paths.step(projectId, step) });
    const sentAt = whenSent(address(projectId));
    if (opener) await page.getByRole('button', { name: opener, exact: true }).click();
    const input = page.getByLabelText(field, { exact: true });
    await expect.element(input).toBeVisible();
    await expect.poll(() => sentAt.length).toBe(sentAsItOpens);
    await expect.element(page.getByText('Auto-saved').first()).toBeVisible();
    sentAt.length = 0;
    const typedAt: number[] = [];
    input.element().addEventListener('input', () => typedAt.push(performance.now()));

    await input.fill(typed);
    await expect.poll(() => sentAt.length, { timeout: pauseMs + 10_000 }).toBe(1);
    expect((sentAt[0] ?? 0) - (typedAt.at(-1) ?? Infinity)).toBeGreaterThanOrEqual(pauseMs);
    await expect.element(page.getByText('Auto-saved').first()).toBeVisible();
  },
);
