import { useEffect } from 'react';
import { FirstAdminSetup } from '#domain/contract/sign-in/accounts.ts';
import type { Told } from '#domain/rules/platform/sentence.ts';
import * as sentences from '#domain/rules/platform/sentences.ts';
import { useForm } from '#web/parts/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CodeField } from '#web/ui/code-field.tsx';
import { FieldError, TextField } from '#web/ui/field.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import * as words from '#words/office/admin-account.ts';
import type { Sentence } from '#words/sentences.ts';

export type AdminAccountFormProps = {
  /** Where it is known already. */
  email?: string;
  /** As it came with the address; where it is given the form asks for it (PRODUCT.md#first-administrator). */
  code?: string;
  submitText: string;
  save: (account: FirstAdminSetup) => Promise<void>;
  /** Gives what stands above the button until it is sent again. */
  onFailed: (error: unknown) => Sentence | undefined;
};

/**
 * The form of a new administrator, the first (PRODUCT.md#first-administrator) or an invited one
 * (PRODUCT.md#administrators).
 */
export function AdminAccountForm({ email = '', code, submitText, save, onFailed }: AdminAccountFormProps) {
  const form = useForm(FirstAdminSetup, {
    begin: { code: code ?? '', username: '', email, password: '', firstName: '', lastName: '' },
    required: (typed): Record<string, Told> =>
      code !== undefined && !typed.code ? { code: sentences.firstCodeMissing } : {},
    save: ({ code: typed, ...account }) => save({ ...account, ...(typed && { code: typed }) }),
    onFailed,
  });
  const { field, root, submit, isSaving, failure } = form;
  useEffect(() => {
    // The whole address may be opened in the tab where its page stands already: only what is behind the # is new.
    if (code) form.show({ code });
  }, [form, code]);
  return (
    <form noValidate ref={root} onSubmit={submit}>
      <Card className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {code !== undefined && (
          <CodeField hint={words.codeHint} className="sm:col-span-2" {...field('code')} />
        )}
        <TextField label={words.firstName} required autoComplete="given-name" {...field('firstName')} />
        <TextField label={words.lastName} required autoComplete="family-name" {...field('lastName')} />
        <TextField
          label={words.username}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          className="sm:col-span-2"
          {...field('username')}
        />
        <TextField
          label={words.email}
          required
          type="email"
          autoComplete="email"
          className="sm:col-span-2"
          {...field('email')}
        />
        <PasswordField
          label={words.password}
          hint={words.passwordHint}
          required
          autoComplete="new-password"
          className="sm:col-span-2"
          {...field('password')}
        />
        <div className="empty:hidden sm:col-span-2">
          <FieldError isSilent>{failure}</FieldError>
        </div>
        <Button type="submit" wide className="sm:col-span-2" pending={isSaving} pendingText={words.creating}>
          {submitText}
        </Button>
      </Card>
    </form>
  );
}
