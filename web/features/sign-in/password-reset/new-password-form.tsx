import { useState } from 'react';
import * as z from 'zod/mini';
import { ResetCompletion } from '#domain/contract/sign-in/password-reset.ts';
import { PASSWORD_MIN } from '#domain/limits.ts';
import { says } from '#domain/rules/platform/sentence.ts';
import * as sentences from '#domain/rules/sign-in/sentences.ts';
import { mayBeDone } from '#web/lib/call.ts';
import { useForm } from '#web/parts/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as fields from '#words/platform/fields.ts';
import * as words from '#words/sign-in/password-reset.tsx';
import { useCompleteReset } from './password-reset.queries.ts';
import { StageCard } from './stage-card.tsx';
import { useStageError } from './use-stage-error.ts';

const NewPassword = z
  .extend(z.pick(ResetCompletion, { newPassword: true }), {
    confirmPassword: z.string(says(sentences.newPasswordsDiffer)),
  })
  .check(
    z.refine((it) => it.newPassword === it.confirmPassword, {
      path: ['confirmPassword'],
      error: says(sentences.newPasswordsDiffer),
    }),
  );

export type NewPasswordFormProps = {
  username: string;
  resetToken: string;
  onChanged: () => void;
  /** The token lives a quarter of an hour (PRODUCT.md#password-reset): who took longer answers again. */
  onStartOver: () => void;
};

/** Stage 3 of PRODUCT.md#password-reset: the new password, twice. */
export function NewPasswordForm({ username, resetToken, onChanged, onStartOver }: NewPasswordFormProps) {
  const complete = useCompleteReset();
  const [mayBeSaved, setMayBeSaved] = useState(false);
  const { error, clear, tell } = useStageError();
  const { typed, field, root, submit, isSaving } = useForm(NewPassword, {
    begin: { newPassword: '', confirmPassword: '' },
    outcome: { reset: clear },
    save: async ({ newPassword }) => {
      await complete.mutateAsync({ username, resetToken, newPassword });
      onChanged();
    },
    onInvalid: ({ newPassword, confirmPassword }) => {
      const isShort = String(typed.newPassword).length < PASSWORD_MIN;
      const title = confirmPassword ? words.mismatch : isShort ? words.tooShort : fields.error;
      toast({ title, description: confirmPassword ?? newPassword ?? '', variant: 'destructive' });
    },
    onFailed: (error) => {
      if (mayBeDone(error)) setMayBeSaved(true);
      tell(error, words.notReset.title, words.notReset.description);
    },
  });

  return (
    <StageCard title={words.pickPassword} focused>
      <form noValidate ref={root} onSubmit={submit} className="grid gap-5">
        {/* Password managers take the new password for this account. */}
        <input type="text" hidden readOnly autoComplete="username" value={username} />
        <PasswordField
          label={words.newPassword}
          required
          autoComplete="new-password"
          {...field('newPassword')}
        />
        <PasswordField
          label={words.confirmPassword}
          required
          autoComplete="new-password"
          {...field('confirmPassword')}
        />
        {error && <Alert tone="danger">{error}</Alert>}
        {mayBeSaved && <Alert live>{words.mayBeSaved}</Alert>}
        <NeedsConnection what={words.toPick} />
        <Button type="submit" wide pending={isSaving} pendingText={words.submitting}>
          {words.reset}
        </Button>
        <Button variant="quiet" wide onClick={onStartOver}>
          {words.startOver}
        </Button>
      </form>
    </StageCard>
  );
}
