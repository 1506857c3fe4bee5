import { useState } from 'react';
import * as z from 'zod/mini';
import { ResetCode } from '#domain/contract/sign-in/password-reset.ts';
import { CallError } from '#web/lib/call.ts';
import { useForm } from '#web/parts/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import * as words from '#words/sign-in/password-reset.tsx';
import { useConfirmReset, useSendResetCodeAgain } from './password-reset.queries.ts';
import { StageCard } from './stage-card.tsx';
import { useStageError } from './use-stage-error.ts';

const Code = z.pick(ResetCode, { code: true });

/** The response to a code that was taken got lost, and it was sent once more. */
function wasTaken(error: unknown): boolean {
  return error instanceof CallError && error.status === 409 && error.refusal !== null;
}

export type CodeFormProps = {
  username: string;
  resetToken: string;
  /** Where the code was mailed to, as far as a child may see it. */
  sentTo: string;
  onConfirmed: () => void;
  onStartOver: () => void;
};

/**
 * Between stages 2 and 3 of PRODUCT.md#password-reset, when a parent confirmed by mail: the code from that mailbox
 * (PRODUCT.md#the-code-before-a-new-password).
 */
export function CodeForm({ username, resetToken, sentTo, onConfirmed, onStartOver }: CodeFormProps) {
  const reset = { username, resetToken };
  const confirm = useConfirmReset();
  const again = useSendResetCodeAgain();
  const [isResent, setResent] = useState(false);
  const { error, clear, tell } = useStageError();
  const begin = () => {
    clear();
    setResent(false);
  };
  const { field, root, submit, isSaving } = useForm(Code, {
    begin: { code: '' },
    outcome: { reset: begin },
    save: async ({ code }) => {
      await confirm.mutateAsync({ ...reset, code });
      onConfirmed();
    },
    onFailed: (error) => {
      if (wasTaken(error)) onConfirmed();
      else tell(error, words.notVerified, words.codeFailed);
    },
  });
  const sendAgain = () => {
    begin();
    again.mutate(reset, {
      onSuccess: () => setResent(true),
      onError: (error) => tell(error, words.codeNotSent, words.codeFailed),
    });
  };

  return (
    <StageCard title={words.typeCode} focused>
      <p>{words.codeSentTo(<strong className="wrap-anywhere">{sentTo}</strong>)}</p>
      <form noValidate ref={root} onSubmit={submit} className="grid gap-5">
        {/* No other kind of field: a code may begin with 0, and is pasted as it is read, with a space. */}
        <TextField
          label={words.code}
          hint={words.codeHint}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          {...field('code')}
        />
        {error && <Alert tone="danger">{error}</Alert>}
        {isResent && (
          <Alert live tone="success">
            {words.newCodeSent}
          </Alert>
        )}
        <NeedsConnection what={words.toPick} />
        <Button type="submit" wide pending={isSaving} pendingText={words.verifying}>
          {words.next}
        </Button>
        <Button
          variant="secondary"
          wide
          pending={again.isPending}
          pendingText={words.sending}
          onClick={sendAgain}
        >
          {words.sendNewCode}
        </Button>
        <Button variant="quiet" wide onClick={onStartOver}>
          {words.startOver}
        </Button>
      </form>
    </StageCard>
  );
}
