import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { createReview, type NewReview } from '#domain/contract/troop/reviewing.ts';
import { idTaken } from '#domain/rules/platform/sentences.ts';
import { forgetPageUser, setPageUser } from '#web/lib/page-user.ts';
import { mount } from '#web/testing/mount.ts';
import { ourResponse } from '#web/testing/our-response.ts';
import * as words from '#words/troop/reviewing.ts';
import { ReviewForm } from './review-form.tsx';

const WILLOW = { id: 'willow', name: 'My willow' };

const open = (projects = [WILLOW], onSent = () => {}) =>
  mount(
    <QueryClientProvider client={new QueryClient()}>
      <ReviewForm scoutId="ada" scoutName="Ada O." projects={projects} asked={null} onSent={onSent} />
    </QueryClientProvider>,
  );

const note = page.getByRole('textbox');
const send = page.getByRole('button', { name: 'Send' });

type Kept = NewReview & { readonly projectId: string };

/** Reviews as the server keeps them: what comes again under an id is not taken. The first answer is lost on its way. */
function loseFirstAnswer(): Kept[] {
  const kept: Kept[] = [];
  const answer = (projectId: string, sent: NewReview) => {
    const there = kept.find(({ id }) => id === sent.id);
    if (there && there.projectId !== projectId) return ourResponse(JSON.stringify(idTaken), { status: 409 });
    if (there) return ourResponse(JSON.stringify(there));
    kept.push({ projectId, ...sent });
    if (kept.length === 1) throw new TypeError('Failed to fetch');
    return ourResponse(JSON.stringify(kept.at(-1)), { status: 201 });
  };
  const line = vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    const ids = ['willow', 'oak'];
    const projectId = ids.find((id) => String(address) === addressOf(createReview, { id })) ?? '';
    return answer(projectId, JSON.parse(String(init?.body)));
  });
  onTestFinished(() => line.mockRestore());
  return kept;
}

test('#reviews: a note that was typed and not sent is there again for its leader, and for no other', async () => {
  onTestFinished(forgetPageUser);
  onTestFinished(() => sessionStorage.clear());
  setPageUser('jim');
  const leave = open();
  await note.fill('Of the roots, please.');
  leave();
  const leaveAgain = open();
  await expect.element(note).toHaveValue('Of the roots, please.');
  leaveAgain();
  setPageUser('wei');
  open();
  await expect.element(note).toHaveValue('');
});

test('#giving-a-review: what a leader changes after a lost answer is not said to be sent; it stays, and goes as another review', async () => {
  const kept = loseFirstAnswer();
  const onSent = vi.fn();
  open([WILLOW], onSent);
  await page.getByText('Looks good').click();
  await note.fill('All is dry.');
  await send.click();
  await expect.element(page.getByText(words.reviewNotSent)).toBeVisible();
  await page.getByText('Please fix').click();
  await page.getByText('Please add a photo.').click();
  await note.fill('Of the roots, please.');
  await send.click();
  await expect.element(page.getByText(words.earlierArrived)).toBeVisible();
  expect(onSent).not.toHaveBeenCalled();
  await expect.element(note).toHaveValue('Of the roots, please.');
  await expect.element(page.getByRole('radio', { name: /^Please fix/ })).toBeChecked();
  await expect.element(page.getByLabelText('Please add a photo.')).toBeChecked();
  await send.click();
  await expect.poll(() => onSent.mock.calls).toHaveLength(1);
  expect(kept).toMatchObject([
    { verdict: 'looks-good', note: 'All is dry.' },
    { verdict: 'please-fix', phrases: ['add-photo'], note: 'Of the roots, please.' },
  ]);
});

test('#giving-a-review: after a lost answer the same words are sent once', async () => {
  const kept = loseFirstAnswer();
  const onSent = vi.fn();
  open([WILLOW], onSent);
  await page.getByText('Looks good').click();
  await send.click();
  await expect.element(page.getByText(words.reviewNotSent)).toBeVisible();
  await send.click();
  await expect.poll(() => onSent.mock.calls).toHaveLength(1);
  expect(kept).toHaveLength(1);
});

test('#giving-a-review: so it is where a leader chooses another project after a lost answer', async () => {
  const kept = loseFirstAnswer();
  const onSent = vi.fn();
  open([WILLOW, { id: 'oak', name: 'My oak' }], onSent);
  await page.getByText('Looks good').click();
  await note.fill('All is dry.');
  await send.click();
  await expect.element(page.getByText(words.reviewNotSent)).toBeVisible();
  await page.getByLabelText('Which project').selectOptions('My oak');
  await send.click();
  await expect.element(page.getByText(words.earlierArrived)).toBeVisible();
  await expect.element(note).toHaveValue('All is dry.');
  await send.click();
  await expect.poll(() => onSent.mock.calls).toHaveLength(1);
  expect(kept.map(({ projectId }) => projectId)).toEqual(['willow', 'oak']);
});
