import { useState } from 'react';
import type { Confirmation } from '#domain/contract/consent/consent.ts';
import * as sentences from '#domain/rules/consent/sentences.ts';
import type { TroopChoice } from '#domain/rules/troop/troops.ts';
import { paths } from '#web/app/paths.ts';
import { showDayOfYear, showLongDate } from '#web/lib/dates.ts';
import { siteName } from '#web/lib/site.ts';
import { AnswerCard } from '#web/parts/answer-card.tsx';
import { Alert } from '#web/ui/alert.tsx';
import * as words from '#words/consent/confirmation.tsx';
import { said } from '#words/sentences.ts';
import { useAnswerConfirmation } from './consent.queries.ts';
import { LeadersField } from './leaders-field.tsx';
import { ReminderField } from './reminder-field.tsx';

export type Outcome = { childFirstName: string; outcome: 'confirmed' | 'deleted' | 'paused' };

export type ConfirmationFormProps = {
  asked: Confirmation;
  token: string;
  onAnswered: (outcome: Outcome) => void;
  onDead: (perhapsByThis: boolean) => void;
};

/** PRODUCT.md#the-answer-to-a-consent: the question in the parent's own browser. No answer is preselected. */
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
          {asked.isInUse ? words.uses(child, siteName) : words.wantsToUse(child, siteName)}
        </p>
        <p>{words.signed(asked.signedBy, showLongDate(asked.signedAt))}</p>
        <ul>
          <li>{words.isKept}</li>
          <li>{words.isSeenBy(child)}</li>
          <li>{words.adultGoesAlong}</li>
          <li>{words.takeBack}</li>
        </ul>
      </div>
      <details className="rounded-md border border-line-strong bg-paper-raised px-4 py-1">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{words.readTerms}</summary>
        <div className="wrap-anywhere whitespace-pre-line border-line border-t py-4 text-sm">
          {asked.terms.text}
        </div>
      </details>
      <a href={paths.privacy()} target="_blank" rel="noreferrer" className="link -my-4 py-2.5">
        {words.privacyNotice}
      </a>
      <AnswerCard
        token={token}
        answer={answer}
        yes={words.yes(child)}
        no={words.no}
        ifNo={<Alert tone="warning">{asked.isInUse ? words.closes(child) : words.deletes(child)}</Alert>}
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
        ifNone={said(sentences.choiceOfTwoMissing)}
        ifNothing={asked.endsAt && !asked.isInUse && words.ifNothing(showDayOfYear(asked.endsAt))}
        onAnswered={onAnswered}
        onDead={onDead}
      />
    </div>
  );
}
