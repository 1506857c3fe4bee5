import { useState } from 'react';
import { Link } from 'wouter';
import type { AnswerOf } from '#domain/contract/endpoint.ts';
import { ResetAnswers, ResetStart, type startReset } from '#domain/contract/password-reset.ts';
import { paths } from '#web/app/paths.ts';
import { isNetworkError, sentenceOf } from '#web/lib/call.ts';
import { useContractForm } from '#web/lib/contract-form.ts';
import { STATE_OPTIONS } from '#web/lib/state-options.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { failureOf, useStartReset, useVerifyReset } from './password-reset.queries.ts';
import { StageCard } from './stage-card.tsx';

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
        <NewPasswordForm
          username={stage.username}
          resetToken={stage.resetToken}
          onChanged={() => setStage({ at: 'done' })}
          onStartOver={() => setStage({ at: 'username', username: stage.username })}
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

type UsernameStageProps = {
  username: string;
  onFound: (username: string, questions: Questions) => void;
};

function UsernameStage({ username, onFound }: UsernameStageProps) {
  const { field, handleSubmit, showFaults } = useContractForm(ResetStart, { username });
  const start = useStartReset();

  const send = handleSubmit(async (body) => {
    try {
      const { questions } = await start.mutateAsync(body);
      onFound(body.username, questions);
    } catch (error) {
      if (!isNetworkError(error)) showFaults({ username: sentenceOf(error, 'User not found') });
      toast({ ...failureOf(error, 'Error', 'User not found'), variant: 'destructive' });
    }
  });

  return (
    // Whoever comes back has told her name already.
    <StageCard title="Who are you?" focused={username !== ''}>
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
        <NeedsConnection what="To pick a new password" />
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
      toast({
        ...failureOf(error, 'Verification Failed', "The information provided doesn't match our records."),
        variant: 'destructive',
      });
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
        <NeedsConnection what="To pick a new password" />
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
