import { useState } from 'react';
import * as z from 'zod/mini';
import { StaffAddressUndo } from '#domain/contract/office/staff-address.ts';
import { paths } from '#web/app/paths.ts';
import { isDeadLink, isNetworkError, remedyFor } from '#web/lib/call.ts';
import { useForm } from '#web/parts/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { askAgain, toLogin, undo as words } from '#words/office/staff-address.ts';
import { oneMoment } from '#words/platform/by-link.tsx';
import { ByLinkFrame } from './by-link-card.tsx';
import { useKeepStaffAddress } from './parent.queries.ts';

const NewPassword = z.pick(StaffAddressUndo, { newPassword: true });

/**
 * The owner of the old mailbox keeps the address, and chooses a password that nobody else knows
 * (PRODUCT.md#username-and-address-of-staff).
 */
export function KeepStaffAddressCard({ token }: { token: string }) {
  const act = useKeepStaffAddress();
  const [isUnheard, setUnheard] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm(NewPassword, {
    begin: { newPassword: '' },
    save: async ({ newPassword }) => {
      setFailure(null);
      await act.mutateAsync({ token, newPassword });
    },
    onFailed: (error) => {
      if (isNetworkError(error)) setUnheard(true);
      if (!isDeadLink(error)) setFailure(remedyFor(error));
    },
  });
  return (
    <ByLinkFrame
      {...{ token, act, isUnheard }}
      {...{ title: words.title, text: words.text, done: words.done }}
      elsewhere={{ text: askAgain, to: paths.home(), name: toLogin }}
    >
      <form noValidate ref={form.root} onSubmit={form.submit} className="grid gap-5">
        <PasswordField
          label={words.newPassword}
          hint={words.newPasswordHint}
          required
          autoComplete="new-password"
          {...form.field('newPassword')}
        />
        <NeedsConnection what={words.toKeep} />
        <Button type="submit" size="lg" wide pending={form.isSaving} pendingText={oneMoment}>
          {words.button}
        </Button>
      </form>
      {failure !== null && (
        <Alert live tone="danger">
          {failure}
        </Alert>
      )}
    </ByLinkFrame>
  );
}
