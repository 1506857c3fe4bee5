import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { forgetPageUser, setPageUser } from '#web/lib/page-user.ts';
import { mount } from '#web/testing/mount.ts';
import { ReviewForm } from './review-form.tsx';

const open = () =>
  mount(
    <QueryClientProvider client={new QueryClient()}>
      <ReviewForm
        scoutId="ada"
        scoutName="Ada O."
        projects={[{ id: 'willow', name: 'My willow' }]}
        asked={null}
        onSent={() => {}}
      />
    </QueryClientProvider>,
  );

test('#reviews: a note that was typed and not sent is there again for its leader, and for no other', async () => {
  onTestFinished(forgetPageUser);
  onTestFinished(() => sessionStorage.clear());
  const note = page.getByRole('textbox');
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
