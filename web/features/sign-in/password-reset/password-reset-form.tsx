import { useState } from 'react';
import { Link } from 'wouter';
import { ResetStart } from '#domain/contract/sign-in/password-reset.ts';
import { paths } from '#web/app/paths.ts';
import { supportEmail } from '#web/lib/site.ts';
import { useForm } from '#web/parts/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import * as fields from '#words/platform/fields.ts';
import * as words from '#words/sign-in/password-reset.tsx';
import { CodeForm } from './code-form.tsx';
import { IdentityForm, type Questions, type Verified } from './identity-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { useStartReset } from './password-reset.queries.ts';
import { StageCard } from './stage-card.tsx';
import { useStageError } from './use-stage-error.ts';

type Stage =
  | { at: 'username'; username: string }
  | { at: 'identity'; username: string; questions: Questions }
  | { at: 'code'; username: string; resetToken: string; sentTo: string }
  | { at: 'password'; username: string; resetToken: string }
  | { at: 'done' };

/** The four stages of PRODUCT.md#password-reset, with one for the code between where a parent gets one. */
export function PasswordResetForm() {
  const [stage, setStage] = useState<Stage>({ at: 'username', username: '' });
  return (
    <div className="grid gap-6">
      <CurrentStage stage={stage} setStage={setStage} />
      {stage.at !== 'done' && <WhomToAsk />}
    </div>
  );
}

/**
 * Told to everybody, since the server answers an administrator and a child without consent like nobody
 * (PRODUCT.md#password-reset).
 */
function WhomToAsk() {
  return (
    <Alert title={words.notForYou}>
      <p>
        {words.whomToAsk(
          <a href={`mailto:${supportEmail}`} className="link wrap-anywhere">
            {supportEmail}
          </a>,
        )}
      </p>
    </Alert>
  );
}

function afterAnswers(username: string, { resetToken, codeSentTo: sentTo }: Verified): Stage {
  return sentTo === undefined
    ? { at: 'password', username, resetToken }
    : { at: 'code', username, resetToken, sentTo };
}

function CurrentStage({ stage, setStage }: { stage: Stage; setStage: (stage: Stage) => void }) {
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
        <IdentityForm
          username={stage.username}
          questions={stage.questions}
          onBack={() => setStage({ at: 'username', username: stage.username })}
          onVerified={(verified) => setStage(afterAnswers(stage.username, verified))}
        />
      );
    case 'code':
      return (
        <CodeForm
          username={stage.username}
          resetToken={stage.resetToken}
          sentTo={stage.sentTo}
          onConfirmed={() => setStage({ ...stage, at: 'password' })}
          onStartOver={() => setStage({ at: 'username', username: stage.username })}
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
        <StageCard title={words.isChanged} focused>
          <p>{words.niceWork}</p>
          <Link href={paths.login()} className={buttonClass({ wide: true })}>
            {words.goToLogin}
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
  const start = useStartReset();
  const { error, clear, tell } = useStageError();
  const { field, root, submit, isSaving } = useForm(ResetStart, {
    begin: { username },
    outcome: { reset: clear },
    save: async (body) => {
      const { questions } = await start.mutateAsync(body);
      onFound(body.username, questions);
    },
    onFailed: (error) => tell(error, fields.error, words.notFound),
  });

  return (
    // A person who comes back has typed the name already.
    <StageCard title={words.whoAreYou} focused={username !== ''}>
      <form noValidate ref={root} onSubmit={submit} className="grid gap-5">
        <TextField
          label={fields.username}
          hint={words.usernameHint}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field('username')}
        />
        {error && <Alert tone="danger">{error}</Alert>}
        <NeedsConnection what={words.toPick} />
        <Button type="submit" wide pending={isSaving} pendingText={words.verifying}>
          {words.next}
        </Button>
        <Link href={paths.login()} className={buttonClass({ variant: 'quiet', wide: true })}>
          {words.toLogin}
        </Link>
      </form>
    </StageCard>
  );
}
