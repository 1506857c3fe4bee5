import type { ReactNode } from 'react';
import { Registration, type User } from '#domain/contract/accounts.ts';
import { NOBODY } from '#domain/contract/endpoint.ts';
import { PASSWORD_MIN } from '#domain/limits.ts';
import { sayFailed } from '#web/lib/say-failed.ts';
import { useForm } from '#web/lib/use-form.ts';
import { useKeptTyping } from '#web/lib/use-kept-typing.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { NameFields, OrganizationField, TroopFields } from '#web/ui/person-fields.tsx';
import { toast } from '#web/ui/toast-store.ts';
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

/** Sign Up (§2.2): everything a profile needs, so that only the parent's consent is left (§11.1). */
export function RegistrationForm({ onEntered }: RegistrationFormProps) {
  const register = useRegister();
  const { field, root, submit, isSaving } = useForm(Registration, {
    begin: NOTHING_YET,
    kept: useKeptTyping(SIGN_UP, NOBODY, Object.keys(KEPT)),
    save: async (registration) => {
      onEntered(await register.mutateAsync(registration));
      toast({ title: 'Welcome!', description: 'Account created successfully' });
    },
    onFailed: sayFailed('Registration failed', 'Could not create account'),
  });

  return (
    <form noValidate ref={root} onSubmit={submit} className="grid gap-8">
      <Group title="About you">
        <NameFields field={field} isOwn />
      </Group>
      <Group title="Your troop">
        <OrganizationField {...field('organization')} />
        <TroopFields field={field} isOwn />
      </Group>
      <Group title="Your login">
        <TextField
          label="Username"
          hint="Make up a name. Leave out your full name."
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field('username')}
        />
        <TextField
          label="Email"
          hint="No email yet? Use your parent's."
          required
          type="email"
          autoComplete="email"
          {...field('email')}
        />
        <PasswordField
          label="Password"
          hint={`At least ${PASSWORD_MIN} letters, numbers or signs.`}
          required
          autoComplete="new-password"
          {...field('password')}
        />
        <PasswordField
          label="Confirm password"
          hint="Type it one more time."
          required
          autoComplete="new-password"
          {...field('confirmPassword')}
        />
      </Group>
      <div className="grid gap-4">
        <p>Click submit to move to the next step so your parent/guardian can finish signing you up!</p>
        <NeedsConnection what="To sign up" />
        <Button type="submit" wide pending={isSaving} pendingText="Creating account...">
          Submit
        </Button>
      </div>
    </form>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-x-4 gap-y-5 sm:grid-cols-2">
      <legend className="mb-4 w-full border-line border-b pb-1.5 font-semibold font-serif text-lg">
        {title}
      </legend>
      {children}
    </fieldset>
  );
}
