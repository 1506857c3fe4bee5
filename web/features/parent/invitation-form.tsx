import { useId, useState } from 'react';
import { NO_CHOICE_MESSAGE } from '#domain/contract/consent.ts';
import type { OpenParentInvitation } from '#domain/contract/guardians.ts';
import { paths } from '#web/app/paths.ts';
import { isDeadLink, remedyFor } from '#web/lib/call.ts';
import { showDayOfYear } from '#web/lib/dates.ts';
import { siteName } from '#web/lib/site.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChoiceField } from '#web/ui/choice-field.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { useAnswerInvitation } from './guardians.queries.ts';

export type InvitationOutcome = { childFirstName: string; outcome: 'joined' | 'forgotten' };

export type InvitationFormProps = {
  asked: OpenParentInvitation;
  token: string;
  onAnswered: (outcome: InvitationOutcome) => void;
  onDead: () => void;
};

/** §20: what who is invited is asked in her own browser. Neither answer is chosen for her. */
export function InvitationForm({ asked, token, onAnswered, onDead }: InvitationFormProps) {
  const { childFirstName: child, invitedBy, endsAt } = asked;
  const [choice, setChoice] = useState<boolean | null>(null);
  const [error, setError] = useState<string>();
  const answer = useAnswerInvitation();
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
          <strong className="wrap-anywhere">{invitedBy}</strong> invites you as a parent or guardian of{' '}
          {child}, who uses {siteName}: a free field notebook in which scouts write down how they grow a new
          tree from a cutting.
        </p>
        <ul>
          <li>You see everything that {child} writes, and all photos.</li>
          <li>You can correct it, take it with you, stop the notebook or have it deleted.</li>
          <li>The other parents are told what you do, and you are told what they do.</li>
          <li>They see your name here, but not your e-mail address.</li>
        </ul>
      </div>
      <a href={paths.privacy()} target="_blank" rel="noreferrer" className="link -my-4 py-2.5">
        Privacy notice: who runs this site, what is kept and how long
      </a>
      <Card>
        <fieldset className="grid gap-3" aria-describedby={error ? id : undefined}>
          <legend className="mb-3 font-semibold font-serif text-xl">Your answer</legend>
          <ChoiceField name="answer" isChosen={choice === true} onChoose={() => choose(true)}>
            I am {child}’s parent or legal guardian, and I want to join
          </ChoiceField>
          <ChoiceField name="answer" isChosen={choice === false} onChoose={() => choose(false)}>
            I am not, or I do not want to
          </ChoiceField>
          <FieldError id={id}>{error}</FieldError>
        </fieldset>
        {choice === false && (
          <div className="mt-4">
            <Alert>We forget your name and your address then, and tell {invitedBy} that you said no.</Alert>
          </div>
        )}
        <div className="mt-6 grid gap-3">
          <Button size="lg" wide pending={answer.isPending} pendingText="Sending..." onClick={confirm}>
            Confirm
          </Button>
          <p className="text-ink-soft text-sm">
            If you do nothing, we forget the invitation on {showDayOfYear(endsAt)}.
          </p>
        </div>
      </Card>
    </div>
  );
}
