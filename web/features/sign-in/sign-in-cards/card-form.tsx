import { useState } from 'react';
import { SignInCardUse } from '#domain/contract/sign-in/sign-in-cards.ts';
import { CallError, mayBeDone, remedyFor } from '#web/lib/call.ts';
import { sayFailed } from '#web/parts/say-failed.ts';
import { useForm } from '#web/parts/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FieldError, TextField } from '#web/ui/field.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import * as fields from '#words/platform/fields.ts';
import * as words from '#words/sign-in/card-form.ts';
import { useSpendCard } from './sign-in-cards.queries.ts';

/** A child types what stands on the card, and a new password. What was typed stays when it is refused. */
export function CardForm({ onChanged }: { onChanged: () => void }) {
  const spend = useSpendCard();
  const [mayBeSaved, setMayBeSaved] = useState(false);
  const form = useForm(SignInCardUse, {
    begin: { username: '', code: '', newPassword: '' },
    save: async (typed) => {
      await spend.mutateAsync(typed);
      onChanged();
    },
    onFailed: (error) => {
      if (mayBeDone(error)) setMayBeSaved(true);
      const message = error instanceof CallError && error.refusalMessage;
      const isAtField = error instanceof CallError && Object.keys(error.fields).length > 0;
      // It stays when a toast would be gone, and covers nothing.
      if (!message || isAtField) return sayFailed(words.failed, words.couldNot(remedyFor(error)))(error);
      form.showErrors({ code: message });
      return undefined;
    },
  });
  return (
    <Card>
      <form noValidate ref={form.root} onSubmit={form.submit} className="grid gap-5">
        <TextField
          label={fields.username}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('username')}
        />
        <TextField
          label={words.code}
          hint={words.codeHint}
          required
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('code')}
        />
        <PasswordField
          label={words.newPassword}
          hint={words.newPasswordHint}
          required
          autoComplete="new-password"
          {...form.field('newPassword')}
        />
        <NeedsConnection what={words.toUse} />
        <FieldError isSilent>{form.failure}</FieldError>
        {mayBeSaved && <Alert live>{words.mayBeSaved}</Alert>}
        <Button type="submit" wide pending={form.isSaving} pendingText={words.checking}>
          {words.save}
        </Button>
      </form>
    </Card>
  );
}
