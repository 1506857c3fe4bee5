import { useState } from 'react';
import { type Confirmation, NO_CHOICE_MESSAGE } from '#domain/contract/consent.ts';
import type { TroopChoice } from '#domain/rules/troops.ts';
import { paths } from '#web/app/paths.ts';
import { showDayOfYear, showLongDate } from '#web/lib/dates.ts';
import { siteName } from '#web/lib/site.ts';
import { Alert } from '#web/ui/alert.tsx';
import { AnswerCard } from '#web/ui/answer-card.tsx';
import { useAnswerConfirmation } from './consent.queries.ts';
import { LeadersField } from './leaders-field.tsx';
import { ReminderField } from './reminder-field.tsx';

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
  const [choice, setChoice] = useState<TroopChoice | null>(null);
  const [wantsReminders, setWantsReminders] = useState(false);
  const { leaders } = asked;
  const answer = useAnswerConfirmation({
    leaders: leaders && choice && { troopId: leaders.troopId, choice },
    reminders: wantsReminders,
  });
  return (
    <div className="grid gap-8">
      <div className="prose">
        <p className="text-lg">
          {child} {asked.isInUse ? 'uses' : 'wants to use'} {siteName}, a free field notebook in which scouts
          write down how they grow a new tree from a cutting.
        </p>
        <p>
          Signed by <strong>{asked.signedBy}</strong> on {showLongDate(asked.signedAt)}. Children can draw, so
          we ask you here.
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
      <AnswerCard
        token={token}
        answer={answer}
        yes={`I am ${child}’s parent or legal guardian, and I agree`}
        no="I did not sign this, or I do not agree"
        ifNo={
          <Alert tone="warning">
            {asked.isInUse
              ? `${child}’s notebook is closed then. Nothing in it is lost.`
              : `We delete ${child}’s sign-up then, at once and for good.`}
          </Alert>
        }
        ifYes={
          (leaders || asked.offersReminders) && (
            <div className="grid gap-6">
              {leaders && (
                <LeadersField question={leaders} childFirstName={child} value={choice} onChange={setChoice} />
              )}
              {asked.offersReminders && (
                <ReminderField isWanted={wantsReminders} onChange={setWantsReminders} />
              )}
            </div>
          )
        }
        ifNone={NO_CHOICE_MESSAGE}
        ifNothing={
          asked.endsAt &&
          !asked.isInUse &&
          `If you do nothing, we delete the sign-up on ${showDayOfYear(asked.endsAt)}.`
        }
        onAnswered={onAnswered}
        onDead={onDead}
      />
    </div>
  );
}
