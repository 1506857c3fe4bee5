import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerLeadersQuestion, getChildConsent } from '#domain/contract/family/child-consent.ts';
import { deleteChildEntry } from '#domain/contract/family/child-work.ts';
import { correctStudent } from '#domain/contract/family/corrections.ts';
import { getOwnAddress } from '#domain/contract/family/own-address.ts';
import { closeParentPage, listChildren, stopChild } from '#domain/contract/family/parent.ts';
import { createTrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { listStudents } from '#domain/contract/office/admin.ts';
import { uploadTrackingPhotos } from '#domain/contract/photos/photos.ts';
import { addressOf, type SentBodyOf } from '#domain/contract/platform/endpoint.ts';
import { settleChildCard } from '#domain/contract/sign-in/sign-in-cards.ts';
import { listChildReviews } from '#domain/contract/troop/reviewing.ts';
import { OWN_HEADER, OWN_HEADER_VALUE } from '#domain/rules/platform/own-response.ts';
import { OPEN_SCREENS } from '#domain/rules/platform/screens.ts';
import type { TroopChoice } from '#domain/rules/troop/troops.ts';
import { call } from '#web/lib/call.ts';
import { endPaused, pauseRequests } from '#web/testing/paused-requests.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { projectReadyToPlant, sendPhoto } from '#web/testing/scout-project.ts';
import { signIn } from '#web/testing/sign-in.ts';
import { standInFor } from '#web/testing/stand-in-response.ts';

// Parents have a page where mail is sent, and no mail is sent here; the page reads it while it loads.
vi.hoisted(() =>
  document.head.append(
    Object.assign(document.createElement('meta'), { name: 'parents-page', content: 'yes' }),
  ),
);

const field = (label: string) => page.getByLabelText(label, { exact: true });

/** The form of a parent who reads Dan's page; in this browser an administrator is signed in too. */
async function openFacts(over: { readonly email?: string } = {}) {
  const account = { firstName: 'Dan', lastName: 'Reyes', zipCode: '53703', ...over };
  const { user } = await signIn('student', account, `ana-${crypto.randomUUID()}@family.example`);
  await signIn('admin');
  await renderApp({ url: `${OPEN_SCREENS.parent}?place=family` });
  await page.getByRole('button', { name: 'Correct names, troop or address' }).click();
  await expect.element(field('First name')).toHaveValue('Dan');
  return {
    save: async () => {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect.element(page.getByText('Saved.', { exact: true })).toBeVisible();
    },
    putRight: (body: SentBodyOf<typeof correctStudent>) =>
      call(correctStudent, { params: { id: user.id }, body }),
    stored: async () => (await call(listStudents, { query: { q: user.username } }))[0],
  };
}

test('#what-a-parent-changes: a parent whose form was open undoes no correction of an administrator, and sees it once she has saved', async () => {
  const { save, putRight, stored } = await openFacts();
  await putRight({ firstName: 'Daniel' });
  await field('ZIP code').fill('55401');
  await save();
  expect(await stored()).toMatchObject({ firstName: 'Daniel', zipCode: '55401' });
  await expect.element(field('First name')).toHaveValue('Daniel');
  await field('First name').fill('Dan');
  await save();
  await expect.poll(stored).toMatchObject({ firstName: 'Dan', zipCode: '55401' });
});

test('#when-something-goes-wrong: what was saved before does not stand beside a password that is refused', async () => {
  await openFacts();
  await page.getByRole('button', { name: 'New password for Dan' }).click();
  const password = field('New password');
  const set = page.getByRole('button', { name: 'Set the new password' });
  const done = page.getByText('The new password is set.');
  await password.fill('willow-and-elm');
  await set.click();
  await expect.element(done).toBeVisible();
  await password.fill('elm');
  await expect.element(password).toHaveAttribute('aria-invalid', 'true');
  await expect.element(done).not.toBeInTheDocument();
});

test('#when-something-goes-wrong: the question about another entry begins without the error of the first', async () => {
  await signIn('student', { firstName: 'Dan' }, `ana-${crypto.randomUUID()}@family.example`);
  const projectId = await projectReadyToPlant();
  for (const notes of ['Little white dots', 'Longer by an inch']) {
    await call(createTrackingEntry, { params: { projectId }, body: { notes, isDraft: true } });
  }
  await renderApp({ url: OPEN_SCREENS.parent });
  await page.getByRole('button', { name: 'Tracking entries (2)' }).click();
  await standInFor(`*${addressOf(deleteChildEntry, { id: '*', entryId: '*' })}`, {
    ...{ status: 500, type: 'application/json' },
    body: JSON.stringify({ message: 'It broke' }),
  });
  const article = page.getByRole('article').filter({ hasText: 'Longer by an inch' }).last();
  const entryOf = (notes: string) => article.getByRole('listitem').filter({ hasText: notes });
  const ask = async (notes: string) => {
    await entryOf(notes)
      .getByRole('button', { name: /^Menu of / })
      .click();
    await page.getByRole('menuitem', { name: 'Delete this entry' }).click();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
  };
  const question = page.getByRole('alertdialog');
  await ask('Little white dots');
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect.element(question.getByRole('alert')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await ask('Longer by an inch');
  await expect.element(question.getByRole('alert')).not.toBeInTheDocument();
});

test('#what-stands-on-the-page: what a parent has saved is sent once, and undoes nothing with what she changes next', async () => {
  const { save, putRight, stored } = await openFacts();
  await field('ZIP code').fill('55401');
  await save();
  await putRight({ zipCode: '55402' });
  await field('Last name').fill('Rivera');
  await save();
  await expect.poll(stored).toMatchObject({ lastName: 'Rivera', zipCode: '55402' });
});

test('#several-parents: an address of another parent stays out of the form, and stays the child’s until one is typed', async () => {
  // With it all signed whom no test has made sign with another one.
  const email = 'ana@family.example';
  const { save, stored } = await openFacts({ email });
  const typed = page.getByLabelText('The child’s e-mail');
  await expect.element(typed).toHaveValue('');
  await expect.element(page.getByText(/A parent’s address stands here/)).toBeVisible();
  await field('ZIP code').fill('55401');
  await save();
  expect(await stored()).toMatchObject({ zipCode: '55401', email });
  const own = `dan-${crypto.randomUUID()}@school.example`;
  await typed.fill(own);
  await save();
  await expect.poll(stored).toMatchObject({ email: own });
  await expect.element(page.getByText(/A parent’s address stands here/)).not.toBeInTheDocument();
  await typed.fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('Please enter a valid email address')).toBeVisible();
});

test("#sign-in-cards: a parent reads that a leader's card was used, and says that it was the child", async () => {
  const { user } = await signIn('student', { firstName: 'Dan' }, `ana-${crypto.randomUUID()}@family.example`);
  const hours = { usedAt: '2026-05-01T16:00:00Z', endsAt: '2026-05-01T20:00:00Z' };
  const asked = { useId: 'use-1', ...hours, madeBy: 'Wei Chen' };
  const shown = (await call(listChildren, { as: null })).map((child) => ({ ...child, card: asked }));
  const stop = await standInFor(`*${listChildren.path}`, {
    ...{ status: 200, type: 'application/json', body: JSON.stringify(shown) },
  });
  await renderApp({ url: OPEN_SCREENS.parent });
  await expect
    .element(page.getByText(/with a card that Wei Chen, a leader of the troop, had made/))
    .toBeVisible();
  await stop();
  // A spy alone: the call goes to the server, whose parents' pages cannot be given a leader's card without mail.
  const sent = vi.spyOn(window, 'fetch');
  onTestFinished(() => sent.mockRestore());
  await page.getByRole('button', { name: 'Yes, it was Dan' }).click();
  const address = addressOf(settleChildCard, { id: user.id });
  await expect
    .poll(() => sent.mock.calls.map(([to, how]) => [to, how?.body]))
    .toContainEqual([address, JSON.stringify({ useId: 'use-1' })]);
  await expect.element(page.getByText(/with a card that Wei Chen/)).not.toBeInTheDocument();
});

test('#the-week-after-a-new-address: while a change of address can be undone, one line on top says what the page does not do, and until when', async () => {
  await signIn('student', { firstName: 'Dan' }, `ana-${crypto.randomUUID()}@family.example`);
  const own = await call(getOwnAddress, { as: null });
  const unsettled = { until: '2026-08-08T12:00:00Z', isOwn: true };
  const stop = await standInFor(`*${getOwnAddress.path}`, {
    ...{ status: 200, type: 'application/json', body: JSON.stringify({ ...own, unsettled }) },
  });
  await renderApp({ url: OPEN_SCREENS.parent });
  const line = page.getByText(
    'Your address changed less than a week ago. Until August 8, 2026 you can look and stop here, but change nothing for good.',
  );
  await expect.element(line).toBeVisible();
  await stop();
});

const place = (name: string) =>
  page.getByRole('navigation', { name: /^On this page/ }).getByRole('button', { name });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });

test('#what-stands-on-the-page: one of four places is shown; Back and a reload keep it, and nothing that was typed is lost', async () => {
  await signIn('student', { firstName: 'Dan' }, `ana-${crypto.randomUUID()}@family.example`);
  await renderApp({ url: OPEN_SCREENS.parent });
  await expect.element(heading('Latest')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Stop now' })).not.toBeInTheDocument();
  await place('Stop or delete').click();
  await expect.element(heading('Stop or delete')).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Stop now' })).toBeVisible();
  await page.getByLabelText('To delete, type the first name: Dan').fill('Da');
  await place('Permissions').click();
  await expect.element(heading('Permissions')).toHaveFocus();
  await expect.element(place('Permissions')).toHaveAttribute('aria-current', 'true');
  history.back();
  await expect.element(page.getByLabelText('To delete, type the first name: Dan')).toHaveValue('Da');
  await renderApp({ url: window.location.pathname + window.location.search });
  await expect.element(page.getByRole('button', { name: 'Stop now' })).toBeVisible();
  history.back();
  await expect.element(heading('Latest')).toBeVisible();
});

/** Two children of the parent whose page is open here, in the order in which the page has them. */
async function signInTwo() {
  const mailbox = `ana-${crypto.randomUUID()}@family.example`;
  for (const firstName of ['Dan', 'Eve']) await signIn('student', { firstName }, mailbox);
  const [first, second] = await call(listChildren, { as: null });
  if (!first || !second) throw new Error('There are not two children');
  return { first, second };
}

test('#what-stands-on-the-page: of two children one is shown, which a tab chooses; the address says which without an id', async () => {
  const { first, second } = await signInTwo();
  await renderApp({ url: `${OPEN_SCREENS.parent}?place=stop` });
  await expect.element(heading(`${first.firstName}’s notebook`)).toBeVisible();
  await page.getByRole('tab', { name: first.firstName }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: second.firstName })).toHaveFocus();
  await expect.element(heading(`${second.firstName}’s notebook`)).toBeVisible();
  const typed = ({ firstName }: typeof first) => field(`To delete, type the first name: ${firstName}`);
  await expect.element(typed(second)).toBeVisible();
  expect(window.location.search).toBe('?child=2&place=stop');
  history.back();
  await expect.element(typed(first)).toBeVisible();
});

const responseWith = (body: unknown) => ({
  responseCode: 200,
  responseHeaders: [
    { name: 'content-type', value: 'application/json' },
    { name: OWN_HEADER, value: OWN_HEADER_VALUE },
  ],
  body: btoa(JSON.stringify(body)),
});

test('#what-stands-on-the-page: what needs the parent stands on top, of each child, and leads there by one press', async () => {
  const { first, second } = await signInTwo();
  await call(stopChild, { params: { id: second.id }, as: null });
  const review = {
    ...{ id: 'r', projectId: 'p', projectName: 'Willow', by: 'Wei Chen', verdict: 'looks-good', phrases: [] },
    ...{ note: 'Well done', writtenAt: '2026-08-01T12:00:00Z', takenBackAt: null, fixedAt: null },
    ...{ reportedAt: null, checkedAt: null },
  };
  const shown = (await call(listChildren, { as: null })).map((child) => ({ ...child, hasNewWords: true }));
  const reviewsOf = ({ id }: typeof first) => addressOf(listChildReviews, { id });
  // They come with the page, whatever else has not come yet: later they would move what is under a finger.
  const answers = { [listChildren.path]: shown, [reviewsOf(second)]: { reviews: [review], nudge: null } };
  await pauseRequests(
    [...Object.keys(answers), reviewsOf(first)].map((path) => `*${path}`),
    (paused, protocol) => {
      const answer = answers[new URL(paused.request.url).pathname];
      if (answer) endPaused(protocol, paused, 'Fetch.fulfillRequest', responseWith(answer));
    },
  );
  await renderApp({ url: OPEN_SCREENS.parent });
  await expect.element(heading(`${first.firstName}’s notebook`)).toBeVisible();
  const lineOf = ({ firstName }: typeof first) =>
    page.getByRole('listitem').filter({ hasText: `A leader wrote to ${firstName}.` });
  await expect.element(lineOf(first)).toBeVisible();
  await lineOf(second).getByRole('button', { name: 'Read it' }).click();
  await expect.element(heading('What leaders wrote')).toHaveFocus();
  await expect.element(heading(`${second.firstName}’s notebook`)).toBeVisible();
  // A read notice no longer waits.
  await expect.element(lineOf(second)).not.toBeInTheDocument();
  await expect.element(lineOf(first)).toBeVisible();
  await page.getByRole('button', { name: 'More about it' }).click();
  await expect.element(heading('Stop or delete')).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Start again' })).toBeVisible();
});

test.each([
  ['stop', 'Start again', /^This notebook is stopped, by somebody who is no parent/],
  ['deletion', 'Cancel the deletion', /^Somebody who is no parent or guardian here any more asked/],
])(
  '#what-one-parent-undoes-of-another: a %s in the name of a former parent is left to this one, without a day',
  async (kind, button, sentence) => {
    await signIn('student', { firstName: 'Dan' }, `ana-${crypto.randomUUID()}@family.example`);
    const stop = { kind, endsAt: '2026-08-31T12:00:00Z', isMine: true, waitsForParent: true };
    const shown = (await call(listChildren, { as: null })).map((child) => ({ ...child, stop }));
    const body = JSON.stringify(shown);
    await standInFor(`*${listChildren.path}`, { status: 200, type: 'application/json', body });
    await renderApp({ url: `${OPEN_SCREENS.parent}?place=stop` });
    await expect.element(page.getByRole('button', { name: button })).toBeVisible();
    await expect.element(page.getByText(sentence).first()).toBeVisible();
    await expect.element(page.getByText('Aug 31', { exact: false })).not.toBeInTheDocument();
    await expect.element(page.getByText('August 31', { exact: false })).not.toBeInTheDocument();
    await expect.element(field('To delete, type the first name: Dan')).toBeVisible();
  },
);

test('#opening-the-page: whatever is pressed or opened on a page that has closed meanwhile shows that it has', async () => {
  const isClosed = page.getByText(/^Your page has closed by itself\./);
  const { second } = await signInTwo();
  await renderApp({ url: `${OPEN_SCREENS.parent}?place=permissions` });
  await expect.element(page.getByRole('button', { name: 'Allow it' })).toBeVisible();
  await call(closeParentPage, { as: null });
  await page.getByRole('button', { name: 'Allow it' }).click();
  await expect.element(isClosed).toBeVisible();

  const { second: other } = await signInTwo();
  expect(other.id).not.toBe(second.id);
  await renderApp({ url: OPEN_SCREENS.parent });
  await expect.element(heading('Everything so far')).toBeVisible();
  await call(closeParentPage, { as: null });
  await page.getByRole('tab', { name: other.firstName }).click();
  await expect.element(isClosed).toBeVisible();
});

test('#what-stands-on-the-page: Back leads to where the window stood in a place, and the keyboard to its heading', async () => {
  await page.viewport(360, 640);
  await signIn('student', { firstName: 'Dan' }, `ana-${crypto.randomUUID()}@family.example`);
  await projectReadyToPlant();
  await renderApp({ url: OPEN_SCREENS.parent });
  await expect.element(heading('Everything so far')).toBeVisible();
  const end = document.documentElement.scrollHeight - window.innerHeight;
  window.scrollTo(0, end);
  await expect.poll(() => window.scrollY).toBe(end);
  // Whoever works the page for a test would first have it stand elsewhere.
  (place('Stop or delete').element() as HTMLElement).click();
  await expect.element(heading('Stop or delete')).toHaveFocus();
  // The place that is left is shorter than the one that Back leads to.
  expect(document.documentElement.scrollHeight - window.innerHeight).toBeLessThan(end);
  const before = window.scrollY;
  history.back();
  await expect.element(heading('Latest')).toHaveFocus();
  await expect.poll(() => window.scrollY).toBe(end);
  history.forward();
  await expect.element(heading('Stop or delete')).toHaveFocus();
  await expect.poll(() => window.scrollY).toBe(before);
});

/** The permissions of a child whose leaders may look as it is said here; no such troop is the child's. */
async function openAnswered(choice: TroopChoice) {
  const { user } = await signIn('student', { firstName: 'Dan' }, `ana-${crypto.randomUUID()}@family.example`);
  const params = { id: user.id };
  const consent = await call(getChildConsent, { params, as: null });
  const question = { troopId: 't', number: '42', leaders: ['Wei Chen'] };
  const answeredBy = (said: TroopChoice) => ({
    ...{ status: 200, type: 'application/json' },
    body: JSON.stringify({
      ...consent,
      leaders: { ...question, choice: said, since: '2026-08-01T12:00:00Z', holds: said },
    }),
  });
  await standInFor(`*${addressOf(getChildConsent, params)}`, answeredBy(choice));
  await renderApp({ url: `${OPEN_SCREENS.parent}?place=permissions` });
  return { answeredBy, answers: `*${addressOf(answerLeadersQuestion, params)}` };
}

test('#who-lets-a-leader-look: an answer counts with the press, arrow keys only lead to it, and of two the last one stands', async () => {
  const { answeredBy, answers } = await openAnswered('no');
  const sent: (() => Promise<void>)[] = [];
  await pauseRequests([answers], (paused, protocol) => {
    const { body } = answeredBy(sent.length === 0 ? 'work' : 'no');
    const responseHeaders = [
      { name: 'content-type', value: 'application/json' },
      { name: OWN_HEADER, value: OWN_HEADER_VALUE },
    ];
    const end = { responseCode: 200, responseHeaders, body: btoa(body) };
    sent.push(() => endPaused(protocol, paused, 'Fetch.fulfillRequest', end));
  });
  const [no, work] = [/^No/, /^Progress, notes and photos/].map((name) => page.getByRole('radio', { name }));
  if (!no || !work) return expect.unreachable();
  await expect.element(no).toBeChecked();
  (no.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(work).toHaveFocus();
  await expect.element(work).not.toBeChecked();
  await expect.element(no).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(no).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft} ');
  await expect.element(work).toBeChecked();
  await expect.poll(() => sent.length).toBe(1);
  await no.click();
  await expect.element(no).toBeChecked();
  await sent[0]?.();
  await expect.element(page.getByText(/: Progress, notes and photos\.$/)).toBeVisible();
  await expect.element(no).toBeChecked();
  await expect.poll(() => sent.length).toBe(2);
  await sent[1]?.();
  await expect.element(page.getByText(/: No\.$/)).toBeVisible();
  await expect.element(no).toBeChecked();
});

test('#who-lets-a-leader-look: an answer that was not taken is said where it is seen, however many answers stand above', async () => {
  await page.viewport(360, 480);
  await openAnswered('work');
  await page.getByRole('radio', { name: /^Progress only/ }).click();
  const refusal = page.getByRole('region', { name: /^Permissions/ }).getByRole('alert');
  await expect.element(refusal).toBeInViewport({ ratio: 0.9 });
});

test('#what-stands-on-the-page: a photo is deleted from the feed without the words that stand with it, which come also unfinished', async () => {
  await signIn('student', { firstName: 'Dan' }, `ana-${crypto.randomUUID()}@family.example`);
  const projectId = await projectReadyToPlant();
  const body = { notes: 'Little white dots', isDraft: true };
  const { id: entryId } = await call(createTrackingEntry, { params: { projectId }, body });
  for (let sent = 0; sent < 2; sent += 1) await sendPhoto(uploadTrackingPhotos, { projectId, entryId });
  await renderApp({ url: OPEN_SCREENS.parent });
  const look = page.getByRole('article').filter({ hasText: 'Little white dots' }).first();
  await expect.element(look.getByText(/, not finished$/)).toBeVisible();
  await expect.element(look.getByRole('link')).toHaveLength(2);
  await look.getByRole('button', { name: /^Menu of / }).click();
  await page.getByRole('menuitem', { name: 'Delete photo 2 of 2' }).click();
  await expect.element(page.getByRole('heading', { name: /^Delete this photo, .+\?$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect.element(look.getByRole('link')).toHaveLength(1);
  await expect.element(look.getByText('Little white dots')).toBeVisible();
  await look.getByRole('button', { name: /^Menu of / }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Delete this photo' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Delete this entry' })).toBeVisible();
});
