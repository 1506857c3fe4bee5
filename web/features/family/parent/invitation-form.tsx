import type { ReactNode } from 'react';
import type { OpenParentInvitation } from '#domain/contract/family/guardians.ts';
import * as sentences from '#domain/rules/consent/sentences.ts';
import { paths } from '#web/app/paths.ts';
import { showDayOfYear } from '#web/lib/dates.ts';
import { siteName } from '#web/lib/site.ts';
import { AnswerCard } from '#web/parts/answer-card.tsx';
import { Alert } from '#web/ui/alert.tsx';
import * as words from '#words/family/parent-invitation.tsx';
import { said } from '#words/sentences.ts';
import { useAnswerInvitation } from './guardians.queries.ts';

export type InvitationOutcome = { childFirstName: string; outcome: 'joined' | 'forgotten' };

export type InvitationFormProps = {
  asked: OpenParentInvitation;
  token: string;
  wantsReminders: boolean;
  /** Questions beside a yes. */
  ifYes: ReactNode;
  onAnswered: (outcome: InvitationOutcome) => void;
  onDead: (perhapsByThis: boolean) => void;
};

/** PRODUCT.md#several-parents: the question in the invited parent's own browser. No answer is preselected. */
export function InvitationForm(props: InvitationFormProps) {
  const { asked, token, wantsReminders, ifYes, onAnswered, onDead } = props;
  const { childFirstName: child, invitedBy, endsAt } = asked;
  const answer = useAnswerInvitation(wantsReminders);
  return (
    <div className="grid gap-8">
      <div className="prose">
        <p className="text-lg">
          {words.invites(<strong className="wrap-anywhere">{invitedBy}</strong>, child, siteName)}
        </p>
        <ul>
          {words.means(child).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <a href={paths.privacy()} target="_blank" rel="noreferrer" className="link -my-4 py-2.5">
        {words.privacyNotice}
      </a>
      <AnswerCard
        token={token}
        answer={answer}
        yes={words.yes(child)}
        no={words.no}
        ifYes={ifYes}
        ifNo={<Alert>{words.ifNo(invitedBy)}</Alert>}
        ifNone={said(sentences.choiceOfTwoMissing)}
        ifNothing={words.ifNothing(showDayOfYear(endsAt))}
        onAnswered={onAnswered}
        onDead={onDead}
      />
    </div>
  );
}
