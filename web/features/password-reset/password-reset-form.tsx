import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import * as z from 'zod/mini';
import type { AnswerOf } from '#domain/contract/endpoint.ts';
import {
  ResetAnswers,
  ResetCompletion,
  ResetStart,
  type startReset,
} from '#domain/contract/password-reset.ts';
import { PASSWORD_MIN } from '#domain/limits.ts';
import { paths } from '#web/app/paths.ts';
import { isNetworkError, sentenceOf } from '#web/lib/call.ts';
import { useContractForm } from '#web/lib/contract-form.ts';
import { STATE_OPTIONS } from '#web/lib/state-options.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useCompleteReset, useStartReset, useVerifyReset } from './password-reset.queries.ts';

type Questions = AnswerOf<typeof startReset>['questions'];
type Stage =
  | { at: 'username'; username: string }
  | { at: 'identity'; username: string; questions: Questions }
  | { at: 'password'; username: string; resetToken: string }
  | { at: 'done' };

/** The four stages of §2.14. */
export function PasswordResetForm() {
  const [stage, setStage] = useState<Stage>({ at: 'username', username: '' });
  switch (stage.at) {
    case 'username':
      return (
        <UsernameStage
          username={stage.username}
          onFound={(username, questions) => setStage({ at: 'identity', username, questions })}
        />
      );
    case 'identity':
      return (
        <IdentityStage
          username={stage.username}
          questions={stage.questions}
          onBack={() => setStage({ at: 'username', username: stage.username })}
          onVerified={(resetToken) => setStage({ at: 'password', username: stage.username, resetToken })}
        />
      );
    case 'password':
      return (
        <PasswordStage
          username={stage.username}
          resetToken={stage.resetToken}
          onChanged={() => setStage({ at: 'done' })}
        />
      );
    case 'done':
      return (
        <StageCard title="Your password is changed" focused>
          <p>Nice work! Log in with your new password now.</p>
          <Link href={paths.login()} className={buttonClass({ wide: true })}>
            Go to Login
          </Link>
        </StageCard>
      );
  }
}

type StageCardProps = {
  title: string;
  /** Takes the focus, because the stage before, which had it, is gone. */
  focused?: boolean;
  children: ReactNode;
};

function StageCard({ title, focused, children }: StageCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <Card className="grid gap-5">
      <h2 ref={heading} tabIndex={-1} className="outline-none">
        {title}
      </h2>
      {children}
    </Card>
  );
}

/** §8: a network error has words of its own. */
function tellFailure(error: unknown, title: string, fallback: string): void {
  const failure = isNetworkError(error)
    ? { title: 'Error', description: 'Something went wrong. Please try again.' }
    : { title, description: sentenceOf(error, fallback) };
  toast({ ...failure, variant: 'destructive' });
}

type UsernameStageProps = {
  username: string;
  onFound: (username: string, questions: Questions) => void;
};

function UsernameStage({ username, onFound }: UsernameStageProps) {
  const { field, handleSubmit, setError } = useContractForm(ResetStart, { username });
  const start = useStartReset();

  const send = handleSubmit(async (body) => {
    try {
      const { questions } = await start.mutateAsync(body);
      onFound(body.username, questions);
    } catch (error) {
      if (!isNetworkError(error)) setError('username', { message: sentenceOf(error, 'User not found') });
      tellFailure(error, 'Error', 'User not found');
    }
  });

  return (
    <StageCard title="Who are you?">
      <form noValidate onSubmit={send} className="grid gap-5">
        <TextField
          label="Username"
          hint="Tell us the username you picked when you signed up."
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field('username')}
        />
        <Button type="submit" wide pending={start.isPending} pendingText="Verifying...">
          Continue
        </Button>
        <Link href={paths.login()} className={buttonClass({ variant: 'quiet', wide: true })}>
          Back to Login
        </Link>
      </form>
    </StageCard>
  );
}

type IdentityStageProps = {
  username: string;
  questions: Questions;
  onBack: () => void;
  onVerified: (resetToken: string) => void;
};

function IdentityStage({ username, questions, onBack, onVerified }: IdentityStageProps) {
  const nothingYet = { username, troopNumber: '', parentFirstName: '', parentLastName: '', state: '' };
  const { field, handleSubmit, showRefusal } = useContractForm(ResetAnswers, nothingYet);
  const verify = useVerifyReset();

  const send = handleSubmit(async (answers) => {
    try {
      onVerified((await verify.mutateAsync(answers)).resetToken);
    } catch (error) {
      showRefusal(error);
      tellFailure(error, 'Verification Failed', "The information provided doesn't match our records.");
    }
  });

  return (
    <StageCard title="Is it really you?" focused>
      <p>Answer these questions, {username}. Your parent or guardian can help.</p>
      <form noValidate onSubmit={send} className="grid gap-5">
        {questions.map((question) =>
          question.field === 'state' ? (
            <SelectField
              key={question.field}
              label={question.label}
              required
              placeholder="Choose one"
              options={STATE_OPTIONS}
              {...field(question.field)}
            />
          ) : (
            <TextField
              key={question.field}
              label={question.label}
              required
              autoComplete="off"
              {...field(question.field)}
            />
          ),
        )}
        <Button type="submit" wide pending={verify.isPending} pendingText="Verifying...">
          Verify
        </Button>
        <Button variant="quiet" wide onClick={onBack}>
          Back
        </Button>
      </form>
    </StageCard>
  );
}

const MISMATCH = "The passwords you entered don't match.";
const NewPassword = z
  .extend(z.pick(ResetCompletion, { newPassword: true }), { confirmPassword: z.string(MISMATCH) })
  .check(
    z.refine((it) => it.newPassword === it.confirmPassword, { path: ['confirmPassword'], error: MISMATCH }),
  );

type PasswordStageProps = { username: string; resetToken: string; onChanged: () => void };

function PasswordStage({ username, resetToken, onChanged }: PasswordStageProps) {
  const { field, handleSubmit, getValues, showRefusal } = useContractForm(NewPassword, {
    newPassword: '',
    confirmPassword: '',
  });
  const complete = useCompleteReset();

  const send = handleSubmit(
    async ({ newPassword }) => {
      try {
        await complete.mutateAsync({ username, resetToken, newPassword });
        onChanged();
      } catch (error) {
        showRefusal(error);
        tellFailure(error, 'Reset Failed', 'Failed to reset password');
      }
    },
    ({ newPassword, confirmPassword }) => {
      const isShort = getValues('newPassword').length < PASSWORD_MIN;
      const description = confirmPassword?.message ?? newPassword?.message ?? '';
      const title = confirmPassword ? 'Password Mismatch' : isShort ? 'Password Too Short' : 'Error';
      toast({ title, description, variant: 'destructive' });
    },
  );

  return (
    <StageCard title="Pick a new password" focused>
      <form noValidate onSubmit={send} className="grid gap-5">
        {/* Password managers take the new password for this account. */}
        <input type="text" hidden readOnly autoComplete="username" value={username} />
        <PasswordField label="New password" required autoComplete="new-password" {...field('newPassword')} />
        <PasswordField
          label="Confirm new password"
          required
          autoComplete="new-password"
          {...field('confirmPassword')}
        />
        <Button type="submit" wide pending={complete.isPending} pendingText="Submitting...">
          Reset Password
        </Button>
      </form>
    </StageCard>
  );
}
