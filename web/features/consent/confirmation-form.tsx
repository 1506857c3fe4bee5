import { useId, useState } from 'react';
import { type Confirmation, NO_CHOICE_MESSAGE } from '#domain/contract/consent.ts';
import { paths } from '#web/app/paths.ts';
import { isDeadLink, remedyFor } from '#web/lib/call.ts';
import { showDayOfYear, showLongDate } from '#web/lib/dates.ts';
import { siteName } from '#web/lib/site.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChoiceField } from '#web/ui/choice-field.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { useAnswerConfirmation } from './consent.queries.ts';

export type Outcome = { childFirstName: string; outcome: 'confirmed' | 'deleted' | 'paused' };

export type ConfirmationFormProps = {
  asked: Confirmation;
  token: string;
  onAnswered: (outcome: Outcome) => void;
  onDead: () => void;
};

/** §18: what a parent is asked in her own browser. Neither answer is chosen for her. */
export function ConfirmationForm({ asked, token, onAnswered, onDead }: ConfirmationFormProps) {
  const child = asked.childFirstName;
  const [choice, setChoice] = useState<boolean | null>(null);
  const [error, setError] = useState<string>();
  const answer = useAnswerConfirmation();
  const id = useId();

  const choose = (agree: boolean) => {
    setChoice(agree);
    setError(undefined);
  };
  const confirm = () => {
    if (choice === null) return setError(NO_CHOICE_MESSAGE);
    answer.mutate(
      { token, agree: choice },
      {
        onSuccess: onAnswered,
        onError: (problem) => (isDeadLink(problem) ? onDead() : setError(remedyFor(problem))),
      },
    );
  };

  return (
    <div className="grid gap-8">
      <div className="prose">
        <p className="text-lg">
          {child} {asked.isInUse ? 'uses' : 'wants to use'} {siteName}, a free field notebook in which scouts
          write down how they grow a new tree from a cutting.
        </p>
        <p>
          Signed by <strong>{asked.signedBy}</strong> on {showLongDate(asked.signedAt)}, on {child}’s device.
          Children can draw, so we ask you here.
        </p>
        <ul>
          <li>We keep names, troop, state and ZIP code, and the notes, dates and photos of the project.</li>
          <li>
            {child} and the administrators see them. Nothing is sold, there is no advertising, and nobody is
            tracked.
          </li>
          <li>An adult goes along for outdoor work and sharp tools.</li>
          <li>You can take your consent back at any time. Then we delete the account.</li>
        </ul>
      </div>
      <details className="rounded-md border border-line-strong bg-paper-raised px-4 py-1">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">Read the whole terms</summary>
        <div className="wrap-anywhere whitespace-pre-line border-line border-t py-4 text-sm">
          {asked.terms.text}
        </div>
      </details>
      <a href={paths.privacy()} target="_blank" rel="noreferrer" className="link -my-4 py-2.5">
        Privacy notice: who runs this site, what is kept and how long
      </a>
      <Card>
        <fieldset className="grid min-w-0 gap-3" aria-describedby={error ? id : undefined}>
          <legend className="mb-3 font-semibold font-serif text-xl">Your answer</legend>
          <ChoiceField name="answer" isChosen={choice === true} onChoose={() => choose(true)}>
            I am {child}’s parent or legal guardian, and I agree
          </ChoiceField>
          <ChoiceField name="answer" isChosen={choice === false} onChoose={() => choose(false)}>
            I did not sign this, or I do not agree
          </ChoiceField>
          <FieldError id={id}>{error}</FieldError>
        </fieldset>
        {choice === false && (
          <div className="mt-4">
            <Alert tone="warning">
              {asked.isInUse
                ? `${child}’s notebook is closed then. Nothing in it is lost.`
                : `We delete ${child}’s sign-up then, at once and for good.`}
            </Alert>
          </div>
        )}
        <div className="mt-6 grid gap-3">
          <Button size="lg" wide pending={answer.isPending} pendingText="Sending..." onClick={confirm}>
            Confirm
          </Button>
          {asked.endsAt && !asked.isInUse && (
            <p className="text-ink-soft text-sm">
              If you do nothing, we delete the sign-up on {showDayOfYear(asked.endsAt)}.
            </p>
          )}
        </div>
      </Card>
    </div>
  );
}
