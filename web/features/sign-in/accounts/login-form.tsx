import { type RefObject, useEffect, useState } from 'react';
import { Login, type User } from '#domain/contract/sign-in/accounts.ts';
import type { Told } from '#domain/rules/platform/sentence.ts';
import * as sentences from '#domain/rules/platform/sentences.ts';
import { CallError, remedyFor } from '#web/lib/call.ts';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { sayFailed } from '#web/parts/say-failed.ts';
import { useForm } from '#web/parts/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { FieldError, TextField } from '#web/ui/field.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as fields from '#words/platform/fields.ts';
import * as words from '#words/sign-in/login.ts';
import { useLogin, WrongCredentials } from './accounts.queries.ts';

/** Few who log in have an authenticator app. */
const CodeStep = lazyPart(async () => (await import('#web/ui/code-step.tsx')).CodeStep);

/** The password was right, and a code is wanted (PRODUCT.md#second-factor). */
function asksForCode(error: unknown): boolean {
  return error instanceof CallError && error.status === 403 && 'code' in error.fields;
}

export type LoginFormProps = {
  door: keyof typeof words.atDoor;
  /** The other form's start: a leader at a troop's tablet may have ticked the box in the scouts' form first. */
  carried: RefObject<{ username: string; shared: boolean }>;
  onEntered: (user: User) => void;
};

/**
 * Log In of a student, or the form of the Admin Portal (PRODUCT.md#login-and-sign-up). What was typed stays when it is
 * refused.
 */
export function LoginForm({ door, carried, onEntered }: LoginFormProps) {
  const { pending, welcome, refused } = words.atDoor[door];
  const login = useLogin();
  const [isCodeAsked, setCodeAsked] = useState(false);
  const form = useForm(Login, {
    begin: { ...carried.current, password: '', code: '' },
    save: async ({ code, ...credentials }) => {
      const admin = door === 'admin' && { admin: true };
      const user = await login
        .mutateAsync({ ...credentials, ...admin, ...(code && { code }) })
        .catch((error) => {
          if (isCodeAsked || !asksForCode(error)) throw error;
          return null;
        });
      setCodeAsked(user === null);
      if (user === null) return false;
      onEntered(user);
      toast(user.role === 'leader' ? words.leadersWelcome : welcome);
      return true;
    },
    required: ({ code }): Record<string, Told> =>
      isCodeAsked && !code ? { code: sentences.appCodeMissing } : {},
    onFailed: (error) => {
      const isWrong = error instanceof WrongCredentials;
      const failure = sayFailed(
        words.loginFailed,
        isWrong ? refused : words.couldNot(remedyFor(error)),
      )(error);
      // The time to wait stays after the toast is gone.
      if (asksForCode(error)) return undefined;
      // Where a code is asked for, no field stands there for name and password.
      if (isWrong && isCodeAsked) return failure;
      const message = isWrong ? words.checkBoth : error instanceof CallError && error.refusalMessage;
      if (message) form.showErrors(isCodeAsked ? { code: message } : { password: message });
      return failure;
    },
  });

  const [username, shared] = [String(form.typed.username), form.typed.shared === true];
  useEffect(() => {
    carried.current = { username, shared };
  }, [carried, username, shared]);

  if (isCodeAsked) {
    const startOver = () => {
      form.show({ code: '' });
      setCodeAsked(false);
    };
    return (
      <form noValidate ref={form.root} onSubmit={form.submit} className="grid gap-5">
        <CodeStep field={form.field('code')} />
        <FieldError isSilent>{form.failure}</FieldError>
        <Button type="submit" wide pending={form.isSaving} pendingText={pending}>
          {words.logIn}
        </Button>
        <Button variant="quiet" onClick={startOver}>
          {fields.back}
        </Button>
      </form>
    );
  }
  return (
    <form noValidate ref={form.root} onSubmit={form.submit} className="grid gap-5">
      <TextField
        label={words.usernameOrEmail}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('username')}
      />
      <PasswordField label={fields.password} autoComplete="current-password" {...form.field('password')} />
      <CheckboxField label={words.sharedDevice} hint={shared && words.sharedHint} {...form.box('shared')} />
      <NeedsConnection what={words.toLogIn} />
      <FieldError isSilent>{form.failure}</FieldError>
      <Button type="submit" wide pending={form.isSaving} pendingText={pending}>
        {door === 'admin' ? words.logInAsAdmin : words.logIn}
      </Button>
    </form>
  );
}
