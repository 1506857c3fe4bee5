import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Providers } from '#web/app/providers.tsx';
import { expectToast } from '#web/testing/expect-toast.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { mount } from '#web/testing/mount.ts';
import { signIn } from '#web/testing/sign-in.ts';
import { ParentsDialog } from './parents-dialog.tsx';
import type { NamedStudent } from './student-badge.tsx';

const dialog = page.getByRole('dialog', { name: 'Parents' });
const button = (name: string) => dialog.getByRole('button', { name, exact: true });
const WAITS = 'Another administrator has to confirm it.';

type Child = { student: NamedStudent; email: string };

let takeDown = () => {};

/** The window with the parents of a child, as each time another administrator sees it. */
async function openParents({ student }: Child) {
  takeDown();
  await signIn('admin');
  takeDown = mount(
    <Providers>
      <ParentsDialog student={student} onClose={() => {}} />
    </Providers>,
  );
  await expect.element(dialog.getByRole('heading', { name: 'Ana Reyes' })).toBeVisible();
}

async function childOfAna(): Promise<Child> {
  const email = `ana-${crypto.randomUUID().slice(0, 8)}@family.example`;
  const { user } = await signIn('student', {}, email);
  await signIn('admin'); // so that there are two, whoever came before
  return { student: user, email };
}

async function ask(kind: 'Block' | 'Let in again', reason: string) {
  await button(`${kind}... Ana Reyes`).click();
  await dialog.getByLabelText('Reason').fill(reason);
  await button(kind).click();
}

test('#blocking-a-parent: one administrator asks to block a parent, who stays until another one confirms; so it is with letting in again', async () => {
  const child = await childOfAna();
  await openParents(child);
  await expect.element(dialog.getByText(child.email, { exact: false })).toBeVisible();
  await ask('Block', 'A court order of May 3.');
  await expectToast('Asked', 'Nothing has changed yet: another administrator has to confirm it.');
  await expect.element(dialog.getByText('Active', { exact: true })).toBeVisible();
  await expect.element(dialog.getByText(WAITS, { exact: true })).toBeVisible();
  await expect.element(button('Confirm')).not.toBeInTheDocument();
  await expect.element(button('Block... Ana Reyes')).not.toBeInTheDocument();

  await openParents(child);
  await expect.element(dialog.getByText(/asked for this on .+: A court order of May 3\.$/)).toBeVisible();
  await button('Confirm').click();
  await expectToast('Blocked', 'This parent sees nothing any more.');
  await expect.element(dialog.getByText('Blocked', { exact: true })).toBeVisible();
  await expect.element(dialog.getByText(/Reason: ?A court order of May 3\./)).toBeVisible();

  await ask('Let in again', 'It was lifted.');
  await expectToast('Asked', 'Nothing has changed yet: another administrator has to confirm it.');
  await openParents(child);
  await expect.element(dialog.getByText('To be let in again')).toBeVisible();
  await button('Confirm').click();
  await expectToast('Let In Again', 'This parent can open the page again.');
  await expect.element(dialog.getByText('Active', { exact: true })).toBeVisible();
});

test('#blocking-a-parent: who has asked takes it back, and another one drops what was asked', async () => {
  const child = await childOfAna();
  await openParents(child);
  await ask('Block', 'A mistake.');
  await button('Take it back').click();
  await expectToast('Dropped', 'Nothing has changed.');
  await expect.element(button('Block... Ana Reyes')).toBeVisible();

  await ask('Block', 'Once more.');
  await openParents(child);
  await button('Drop it').click();
  await expectToast('Dropped', 'Nothing has changed.');
  await expect.element(dialog.getByText('Active', { exact: true })).toBeVisible();
  await expect.element(dialog.getByText('To be blocked')).not.toBeInTheDocument();
});

test('#blocking-a-parent: a block needs a reason, and without a line what was typed of it stays', async () => {
  const child = await childOfAna();
  await openParents(child);
  await button('Block... Ana Reyes').click();
  await button('Block').click();
  await expect.element(dialog.getByText('Please write down the reason')).toBeVisible();
  await dialog.getByLabelText('Reason').fill('A court order.');
  loseNetwork();
  await button('Block').click();
  await expect.element(page.getByText('Not Done', { exact: true })).toBeVisible();
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('A court order.');
});
