import { FileSignature, FolderOpen, IdCard, KeyRound, Lock, PenLine, Trash2, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { Student } from '#domain/contract/office/admin.ts';
import type { StudentOverview } from '#domain/contract/office/student-work.ts';
import { paths } from '#web/app/paths.ts';
import { showDateTime, showDay, showLongDate } from '#web/lib/dates.ts';
import { organizationOrNone } from '#web/lib/organizations.ts';
import { hasParentsPage } from '#web/lib/site.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { openedFromHere } from '#web/ui/use-way-back.ts';
import * as evidence from '#words/consent/consent-evidence.ts';
import * as holds from '#words/keeping/holds.tsx';
import * as work from '#words/office/student-work.ts';
import * as words from '#words/office/students.ts';
import { failed as unsentFailed } from '#words/office/unsent-mails.tsx';
import { useUnsentMails } from './admin.queries.ts';
import { StudentBadge } from './student-badge.tsx';
import { StudentDeedsList } from './student-deeds-list.tsx';
import { begunAction, type StudentAction, StudentDialog } from './student-dialog.tsx';

export type StudentPanelProps = {
  student: StudentOverview;
  /** Makes a card for the student, in a window. */
  signInCard: (student: Student, onClose: () => void) => ReactNode;
  /** Reads the list anew. */
  onChanged: () => void;
  onDeleted: () => void;
};

/**
 * One student: how the consent stands, who it is, what there is, and all that can be done (PRODUCT.md#a-students-screen).
 */
export function StudentPanel({ student, signInCard, onChanged, onDeleted }: StudentPanelProps) {
  const [action, setAction] = useState<StudentAction | null>(() => begunAction(student));
  const close = () => {
    setAction(null);
    onChanged();
  };
  return (
    <div className="grid gap-4 sm:gap-5">
      <Consent student={student} onAction={setAction} />
      <Account student={student} onAction={setAction} />
      <Part id="projects" title={words.projects}>
        <p>{student.projects === 0 ? work.noneStarted(student.firstName) : work.count(student.projects)}</p>
        {student.projects > 0 && (
          <>
            <p className="text-ink-soft text-sm">{work.willBeLogged}</p>
            <Link
              href={paths.studentWork(student.id)}
              state={openedFromHere()}
              className={`${buttonClass({ variant: 'secondary', size: 'sm' })} justify-self-start`}
            >
              <FolderOpen aria-hidden="true" className="size-5" />
              {words.lookAtProjects}
            </Link>
          </>
        )}
      </Part>
      <Part id="deeds" title={words.whatWasDone}>
        <StudentDeedsList deeds={student.deeds} username={student.username} />
      </Part>
      <Ending student={student} onAction={setAction} />
      <StudentDialog {...{ action, student, signInCard, onDeleted }} onClose={close} />
    </div>
  );
}

type PartProps = { student: StudentOverview; onAction: (action: StudentAction) => void };

/** Answers to a caller's questions: if the consent holds, when it was signed, and if our letter came. */
function Consent({ student, onAction }: PartProps) {
  const { state, signed, last } = student.consent;
  const mails = useUnsentMails();
  const unsent = (mails.data ?? []).filter((mail) => mail.student?.id === student.id);
  return (
    <Part id="consent" title={words.consent}>
      <p className="font-semibold text-lg">{evidence.states[state]}</p>
      <dl className="grid gap-y-1">
        {signed && (
          <Fact name={words.signedOn}>
            {showDateTime(signed.at)} · {evidence.methods[signed.method]}
          </Fact>
        )}
        {last && (
          <Fact name={words.lastHappened}>
            {evidence.events[last.kind]} · {showDateTime(last.at)}
          </Fact>
        )}
        {unsent.length > 0 && <Fact name={words.mail}>{words.unsentOf(unsent.length)}</Fact>}
        {mails.error && !mails.data && <Fact name={words.mail}>{unsentFailed}</Fact>}
      </dl>
      <Deeds onAction={onAction} deeds={hasParentsPage ? [RECORD, PARENTS] : [RECORD]} />
    </Part>
  );
}

function Account({ student, onAction }: PartProps) {
  return (
    <Part id="account" title={words.account}>
      <dl className="grid gap-y-1">
        <Fact name={words.status}>
          <StudentBadge student={student} />
        </Fact>
        <Fact name={words.username}>{student.username}</Fact>
        <Fact name={words.email}>{student.email}</Fact>
        <Fact name={words.organization}>{organizationOrNone(student.organization)}</Fact>
        <Fact name={words.troop}>{student.troopNumber}</Fact>
        <Fact name={words.state}>
          {student.state} {student.zipCode}
        </Fact>
        <Fact name={words.joined}>{showDay(student.createdAt)}</Fact>
      </dl>
      <Deeds onAction={onAction} deeds={[PASSWORD, CARD, CORRECT]} />
    </Part>
  );
}

/** The ways to end an account for a parent who says 'stop', and those that are the parent's own. */
function Ending({ student: { heldUntil }, onAction }: PartProps) {
  const page = new URL(paths.parent(), location.origin).href;
  return (
    <Part id="ending" title={words.stopHoldOrDelete}>
      <p className="max-w-prose">{hasParentsPage ? words.parentsStopAt(page) : words.nobodyStops}</p>
      {heldUntil === null ? (
        <p className="max-w-prose text-ink-soft">{holds.whatItIs}</p>
      ) : (
        <Alert tone="info">
          {holds.toEndSooner(showLongDate(heldUntil.slice(0, 10)), (keeping) => (
            <Link href={paths.keeping()}>{keeping}</Link>
          ))}{' '}
          {holds.noDeletion}
        </Alert>
      )}
      <p className="max-w-prose text-ink-soft">{words.whatDeletingIs}</p>
      <Deeds onAction={onAction} deeds={[heldUntil === null ? HOLD : HOLD_LONGER, DELETE]} />
    </Part>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4">
      {/* As wide as its longest word. */}
      <dt className="w-32 text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere min-w-[min(9rem,100%)] flex-1">{children}</dd>
    </div>
  );
}

type ActionItem = { action: StudentAction; label: string; Icon: typeof Lock };

const RECORD: ActionItem = { action: 'consent-record', label: words.consentRecord, Icon: FileSignature };
const PARENTS: ActionItem = { action: 'parents', label: words.parents, Icon: Users };
const PASSWORD: ActionItem = { action: 'reset-password', label: words.resetPassword, Icon: KeyRound };
const CARD: ActionItem = { action: 'sign-in-card', label: words.signInCard, Icon: IdCard };
const CORRECT: ActionItem = { action: 'correct', label: words.correctDetails, Icon: PenLine };
const HOLD: ActionItem = { action: 'hold', label: words.hold, Icon: Lock };
const HOLD_LONGER: ActionItem = { action: 'hold', label: holds.holdLonger, Icon: Lock };
const DELETE: ActionItem = { action: 'delete', label: words.deleteUser, Icon: Trash2 };

function Deeds({ deeds, onAction }: Pick<PartProps, 'onAction'> & { deeds: readonly ActionItem[] }) {
  return (
    <div className="flex flex-wrap gap-2">
      {deeds.map(({ action, label, Icon }) => (
        <Button
          key={action}
          size="sm"
          variant="secondary"
          className={action === 'delete' ? 'text-danger' : undefined}
          aria-haspopup="dialog"
          icon={<Icon aria-hidden="true" className="size-5" />}
          onClick={() => onAction(action)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
