import { useState } from 'react';
import { ProfileEdit, type User } from '#domain/contract/sign-in/accounts.ts';
import { addressKey } from '#domain/rules/platform/mailbox.ts';
import { newUsernameError, onlyChangeOf } from '#domain/rules/sign-in/student.ts';
import { changesOf } from '#web/lib/field-errors.ts';
import { sayFailed } from '#web/parts/say-failed.ts';
import { useForm } from '#web/parts/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FieldError, TextField } from '#web/ui/field.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/office/staff-address.ts';
import * as fields from '#words/platform/fields.ts';
import { useEditAccount } from './staff-address.queries.ts';

type OwnAccountPanelProps = { user: User; onSaved: (user: User) => void };

/** Username and e-mail address of a leader or an administrator (PRODUCT.md#username-and-address-of-staff). */
export function OwnAccountPanel({ user, onSaved }: OwnAccountPanelProps) {
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <Card as="section" aria-labelledby="own-account" className="grid gap-4">
      <h2 id="own-account" className="text-xl">
        {words.account}
      </h2>
      {asked !== null && (
        <Alert live tone="success">
          {words.asked(asked)}
        </Alert>
      )}
      <OwnAccountForm
        key={`${user.username} ${user.email} ${asked}`}
        user={user}
        onSaved={(saved, email) => {
          setAsked(addressKey(saved.email) === addressKey(email) ? null : email);
          onSaved(saved);
        }}
      />
    </Card>
  );
}

/** Stands by itself so that it begins anew with what was saved. */
function OwnAccountForm({ user, onSaved }: { user: User; onSaved: (saved: User, email: string) => void }) {
  const edit = useEditAccount();
  const form = useForm(ProfileEdit, {
    begin: { username: user.username, email: user.email, password: '' },
    rules: ({ username = '' }) => {
      const error = newUsernameError(username, user.username);
      return error ? { username: error } : {};
    },
    save: async ({ password, ...typed }) => {
      const only = onlyChangeOf(changesOf(typed, { username: user.username, email: user.email }));
      const saved = await edit.mutateAsync({ ...typed, ...(password && { password }), only });
      toast(words.saved);
      onSaved(saved, only === 'username' ? saved.email : typed.email);
    },
    onFailed: sayFailed(words.notSaved.title, words.notSaved.description),
  });
  const { field, root, submit, failure } = form;
  const isOtherAddress = addressKey(form.textsOf(['email']).email ?? '') !== addressKey(user.email);
  return (
    <form noValidate ref={root} onSubmit={submit} className="grid gap-5">
      <TextField
        label={fields.username}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <TextField label={fields.email} required type="email" autoComplete="email" {...field('email')} />
      {isOtherAddress && (
        <PasswordField
          label={fields.password}
          hint={words.whyPassword}
          required
          autoComplete="current-password"
          {...field('password')}
        />
      )}
      <FieldError isSilent>{failure}</FieldError>
      <Button
        type="submit"
        className="sm:justify-self-start"
        pending={edit.isPending}
        pendingText={fields.saving}
      >
        {words.save}
      </Button>
    </form>
  );
}
