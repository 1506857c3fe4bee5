import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { mount } from '#web/testing/mount.ts';

import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog, DialogClose } from './dialog.tsx';
import { TextField } from './field.tsx';
import { Menu, MenuItem } from './menu.tsx';
import { Toaster } from './toast.tsx';
import { toast } from './toast-store.ts';

test('a dialog has a name and a description, and gives the focus back to what opened it', async () => {
  mount(<Terms />);
  const opener = page.getByRole('button', { name: 'Read the terms' });
  await opener.click();

  const dialog = page.getByRole('dialog', { name: 'Terms of Service' });
  await expect.element(dialog).toHaveAccessibleDescription('Read them with a parent.');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();

  await opener.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('a question opened from a menu has the focus on Cancel and gives it back to the button of the menu', async () => {
  mount(<ProjectMenu onDelete={() => {}} />);
  await openQuestion();

  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Project menu' })).toHaveFocus();
});

test('while the work is under way the question stays and is answered once', async () => {
  let deletions = 0;
  mount(<ProjectMenu onDelete={() => deletions++} />);
  await openQuestion();

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const pending = page.getByRole('button', { name: 'Deleting...' });
  await expect.element(pending).toHaveFocus();
  await userEvent.keyboard('{Enter}{Escape}');
  await expect.element(page.getByRole('alertdialog', { name: 'Delete Project' })).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(deletions).toBe(1);
});

test('a form in a dialog has the focus on its first field', async () => {
  mount(<NameForm />);
  await page.getByRole('button', { name: 'Rename' }).click();

  await expect.element(page.getByLabelText('Name')).toHaveFocus();
});

test('#when-something-goes-wrong: a question asked anew, or about something else, begins without the failure of the last', async () => {
  mount(<StubbornPhotos />);
  const failure = page.getByText('It could not be deleted');
  await page.getByRole('button', { name: 'Delete oak' }).click();
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(failure).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Delete elm' }).click();
  await expect.element(page.getByRole('alertdialog', { name: 'Delete the photo of the elm?' })).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
});

test('notifications can be reached, read and closed while a dialog is open', async () => {
  mount(<Terms />);
  mount(<Toaster />);
  const region = page.getByRole('region', { name: 'Notifications (F8)' });
  await page.getByRole('button', { name: 'Read the terms' }).click();
  const dialog = page.getByRole('dialog', { name: 'Terms of Service' });
  await expect.element(dialog).toBeVisible();
  toast({ title: 'Said first' });
  await expect.element(region.getByText('Said first')).toBeVisible();
  await region.getByRole('button', { name: 'Close' }).click();
  await expect.element(region.getByText('Said first')).not.toBeInTheDocument();

  toast({ title: 'Said meanwhile' });
  await expect.element(region.getByText('Said meanwhile')).toBeVisible();
  await userEvent.keyboard('{F8}');
  expect(region.element()).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(region.getByText('Said meanwhile')).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Tab}');
  expect(dialog.element()).toContainElement(document.activeElement as HTMLElement);
});

test('Escape in a window closes the window at once, though a notification came over it meanwhile', async () => {
  mount(<Toaster />);
  mount(<Terms />);
  await page.getByRole('button', { name: 'Read the terms' }).click();
  const dialog = page.getByRole('dialog', { name: 'Terms of Service' });
  await expect.element(dialog).toBeVisible();
  toast({ title: 'Said over the terms' });
  const message = page.getByRole('region', { name: 'Notifications (F8)' }).getByText('Said over the terms');
  await expect.element(message).toBeVisible();

  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(message).toBeVisible();
});

test('Escape in a notification over a window closes the notification only', async () => {
  mount(<Toaster />);
  mount(<ProjectMenu onDelete={() => {}} />);
  await openQuestion();
  const question = page.getByRole('alertdialog', { name: 'Delete Project' });
  // Where the question itself takes the focus late, F8 before it would be of no effect.
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  toast({ title: 'Said over the question' });
  const message = page
    .getByRole('region', { name: 'Notifications (F8)' })
    .getByText('Said over the question');
  await expect.element(message).toBeVisible();

  await userEvent.keyboard('{F8}{Tab}');
  await expect.element(message).toBeVisible();
  expect(page.getByRole('region', { name: 'Notifications (F8)' }).element()).toContainElement(
    document.activeElement as HTMLElement,
  );
  await userEvent.keyboard('{Escape}');
  await expect.element(message).not.toBeInTheDocument();
  await expect.element(question).toBeVisible();
  toast({ title: 'Said once more' });
  await expect.element(page.getByText('Said once more', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
});

test('Back closes a window and stays on the screen, and a window that was closed leaves nothing to go back through', async () => {
  const screen = { screen: 'the one that it opens on' };
  history.pushState(screen, '');
  mount(<Terms />);
  const opener = page.getByRole('button', { name: 'Read the terms' });
  const dialog = page.getByRole('dialog', { name: 'Terms of Service' });
  await opener.click();
  await expect.poll(placeOfWindow).toBeDefined();

  history.back();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(history.state).toEqual(screen);
  await expect.element(opener).toHaveFocus();

  await opener.click();
  await expect.poll(placeOfWindow).toBeDefined();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(placeOfWindow).toBeUndefined();
  history.back();
  await expect.poll(() => history.state).not.toEqual(screen);
});

test('Back does not take a question away while the work is under way, however often it is pressed', async () => {
  mount(<ProjectMenu onDelete={() => {}} />);
  await openQuestion();
  const question = page.getByRole('alertdialog', { name: 'Delete Project' });
  await page.getByRole('button', { name: 'Delete', exact: true }).click();

  for (let press = 0; press < 2; press += 1) {
    await expect.poll(placeOfWindow).toBeDefined();
    const wentBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await wentBack;
    await expect.element(question).toBeVisible();
  }
  await expect.poll(placeOfWindow).toBeDefined();
});

test('where what opened a question is deleted, the page stays at the place of it', async () => {
  mount(<LastPhoto />);
  const remove = page.getByRole('button', { name: 'Delete photo' });
  await expect.element(remove).toBeVisible();
  remove.element().scrollIntoView({ block: 'center' });
  const place = scrollY;
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();

  await expect.element(page.getByRole('heading', { name: 'Photos' })).toHaveFocus();
  expect(place).toBeGreaterThan(1000);
  // Pressing a button here first scrolls it into view; the step back restores the page's place.
  await expect.poll(placeOfWindow).toBeUndefined();
  await expect.poll(() => scrollY).toBe(place);
});

/** Which window the browser's place in the history belongs to. */
const placeOfWindow = () => (history.state as { window?: string } | null)?.window;

async function openQuestion() {
  await page.getByRole('button', { name: 'Project menu' }).click();
  await page.getByRole('menuitem', { name: 'Delete Project' }).click();
  await expect
    .element(page.getByRole('alertdialog', { name: 'Delete Project' }))
    .toHaveAccessibleDescription('This action cannot be undone.');
}

function Terms() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Read the terms</Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Terms of Service"
        description="Read them with a parent."
        hideCloseIcon
        footer={
          <DialogClose>
            <Button>Close</Button>
          </DialogClose>
        }
      />
    </>
  );
}

test('the second click of a double click on what opened a question is no answer to it', async () => {
  mount(<LastPhoto />);
  await page.getByRole('button', { name: 'Delete photo' }).click();
  const answer = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
  await expect.element(answer).toBeVisible();
  answer.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  await expect.element(answer).toBeVisible();
  await answer.click();
  await expect.element(answer).not.toBeInTheDocument();
});

function LastPhoto() {
  const [isThere, setThere] = useState(true);
  const [isAsked, setAsked] = useState(false);
  return (
    <section>
      <h2 tabIndex={-1}>Photos</h2>
      <div style={{ height: 3000 }} />
      {isThere && <Button onClick={() => setAsked(true)}>Delete photo</Button>}
      <div style={{ height: 3000 }} />
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Delete this photo?"
        body="This action cannot be undone."
        confirmLabel="Delete"
        onConfirm={() => {
          setThere(false);
          setAsked(false);
        }}
      />
    </section>
  );
}

/** Photos that cannot be deleted, by one question for all. */
function StubbornPhotos() {
  const [asked, ask] = useState<string | null>(null);
  const [failure, fail] = useState<string>();
  return (
    <>
      {['oak', 'elm'].map((name) => (
        <Button key={name} onClick={() => ask(name)}>
          {`Delete ${name}`}
        </Button>
      ))}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => ask(null)}
        title={`Delete the photo of the ${asked}?`}
        body="This action cannot be undone."
        confirmLabel="Delete"
        onConfirm={() => fail('It could not be deleted')}
        failure={failure}
      />
    </>
  );
}

function NameForm() {
  return (
    <Dialog title="Rename" trigger={<Button>Rename</Button>}>
      <form>
        <TextField label="Name" />
      </form>
    </Dialog>
  );
}

function ProjectMenu({ onDelete }: { onDelete: () => void }) {
  const [isAsked, setIsAsked] = useState(false);
  const [pending, setPending] = useState(false);
  const confirm = () => {
    setPending(true);
    onDelete();
  };
  return (
    <>
      <Menu trigger={<Button>Project menu</Button>}>
        <MenuItem danger onSelect={() => setIsAsked(true)}>
          Delete Project
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title="Delete Project"
        body="This action cannot be undone."
        confirmLabel="Delete"
        danger
        pending={pending}
        pendingText="Deleting..."
        onConfirm={confirm}
      />
    </>
  );
}
