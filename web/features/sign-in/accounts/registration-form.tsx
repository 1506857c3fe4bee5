import type { ReactNode } from 'react';
import { NOBODY } from '#domain/contract/platform/endpoint.ts';
import { Registration, type User } from '#domain/contract/sign-in/accounts.ts';
import { NameFields, OrganizationField, TroopFields } from '#web/parts/person-fields.tsx';
import { sayFailed } from '#web/parts/say-failed.ts';
import { useForm } from '#web/parts/use-form.ts';
import { useKeptTyping } from '#web/parts/use-kept-typing.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError, TextField } from '#web/ui/field.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as fields from '#words/platform/fields.ts';
import * as words from '#words/sign-in/registration.ts';
import { SIGN_UP, useRegister } from './accounts.queries.ts';

const NOTHING_YET = {
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  firstName: '',
  lastName: '',
  organization: '',
  troopNumber: '',
  state: '',
  zipCode: '',
};

/** Kept over a look at Log In and over a reload; a password never is. */
const { password: _, confirmPassword: __, ...KEPT } = NOTHING_YET;

export type RegistrationFormProps = { onEntered: (user: User) => void };

/**
 * Sign Up (PRODUCT.md#login-and-sign-up): everything a profile needs, so that only the parent's consent is left
 * (PRODUCT.md#profile-completion).
 */
export function RegistrationForm({ onEntered }: RegistrationFormProps) {
  const register = useRegister();
  const { field, root, submit, isSaving, failure } = useForm(Registration, {
    begin: NOTHING_YET,
    kept: useKeptTyping(SIGN_UP, NOBODY, Object.keys(KEPT)),
    save: async (registration) => {
      onEntered(await register.mutateAsync(registration));
      toast(words.welcome);
    },
    onFailed: sayFailed(words.failed, words.couldNot),
  });

  return (
    <form noValidate ref={root} onSubmit={submit} className="grid gap-8">
      <Group title={words.aboutYou}>
        <NameFields field={field} isOwn />
      </Group>
      <Group title={words.yourTroop}>
        <OrganizationField {...field('organization')} />
        <TroopFields field={field} isOwn />
      </Group>
      <Group title={words.yourLogin}>
        <TextField
          label={fields.username}
          hint={words.usernameHint}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field('username')}
        />
        <TextField
          label={fields.email}
          hint={words.emailHint}
          required
          type="email"
          autoComplete="email"
          {...field('email')}
        />
        <PasswordField
          label={fields.password}
          hint={words.passwordHint}
          required
          autoComplete="new-password"
          {...field('password')}
        />
        <PasswordField
          label={words.confirmPassword}
          hint={words.confirmHint}
          required
          autoComplete="new-password"
          {...field('confirmPassword')}
        />
      </Group>
      <div className="grid gap-4">
        <p>{words.nextStep}</p>
        <NeedsConnection what={words.toSignUp} />
        <FieldError isSilent>{failure}</FieldError>
        <Button type="submit" wide pending={isSaving} pendingText={words.pending}>
          {fields.submit}
        </Button>
      </div>
    </form>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-x-4 gap-y-5 sm:grid-cols-2">
      <legend className="mb-4 w-full border-line border-b pb-1.5 font-semibold text-lg">{title}</legend>
      {children}
    </fieldset>
  );
}
