import type { ReactNode } from 'react';
import { NO_CHOICE_MESSAGE } from '#domain/contract/consent.ts';
import type { OpenParentInvitation } from '#domain/contract/guardians.ts';
import { paths } from '#web/app/paths.ts';
import { showDayOfYear } from '#web/lib/dates.ts';
import { siteName } from '#web/lib/site.ts';
import { Alert } from '#web/ui/alert.tsx';
import { AnswerCard } from '#web/ui/answer-card.tsx';
import { useAnswerInvitation } from './guardians.queries.ts';

export type InvitationOutcome = { childFirstName: string; outcome: 'joined' | 'forgotten' };

export type InvitationFormProps = {
  asked: OpenParentInvitation;
  token: string;
  wantsReminders: boolean;
  /** What is asked beside a yes. */
  ifYes: ReactNode;
  onAnswered: (outcome: InvitationOutcome) => void;
  onDead: () => void;
};

/** §20: what who is invited is asked in her own browser. Neither answer is chosen for her. */
export function InvitationForm(props: InvitationFormProps) {
  const { asked, token, wantsReminders, ifYes, onAnswered, onDead } = props;
  const { childFirstName: child, invitedBy, endsAt } = asked;
  const answer = useAnswerInvitation(wantsReminders);
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
      <AnswerCard
        token={token}
        answer={answer}
        yes={`I am ${child}’s parent or legal guardian, and I want to join`}
        no="I am not, or I do not want to"
        ifYes={ifYes}
        ifNo={
          <Alert>We forget your name and your address then, and tell {invitedBy} that you said no.</Alert>
        }
        ifNone={NO_CHOICE_MESSAGE}
        ifNothing={`If you do nothing, we forget the invitation on ${showDayOfYear(endsAt)}.`}
        onAnswered={onAnswered}
        onDead={onDead}
      />
    </div>
  );
}
