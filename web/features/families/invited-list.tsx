import { useState } from 'react';
import type { Families, FamilyState, InvitedFamily } from '#domain/contract/families.ts';
import { LETTERS_A_PRINT } from '#domain/limits.ts';
import { showDate } from '#web/lib/dates.ts';
import { sayFailed } from '#web/lib/say-failed.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useInviteAgain, useTakeFamilyBack } from './families.queries.ts';
import { PrintLettersButton } from './print-letters-button.tsx';

export type InvitedListProps = {
  list: Families;
  /** To the page before and the next; null where there is none. */
  onBack: (() => void) | null;
  onNext: (() => void) | null;
};

/** Whom a troop has invited, and how each invitation stands. */
export function InvitedList({ list, onBack, onNext }: InvitedListProps) {
  const { troop, count, byLetter, families, isByMail } = list;
  const { now: printed, left } = nextPrint(list);
  if (count === 0)
    return (
      <EmptyState
        title="Nobody is invited yet"
        text="Families stand here once they are invited, until they have answered or 14 days have passed."
      />
    );
  return (
    <Card as="section" aria-labelledby="invited" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="invited" className="text-xl">
          Invited families ({count})
        </h2>
        {byLetter > 0 && (
          <PrintLettersButton troopId={troop.id} variant="secondary">
            Print {printed === 1 ? '1 letter' : `${printed} letters`}
          </PrintLettersButton>
        )}
      </div>
      {byLetter > 0 && (
        <p className="text-ink-soft text-sm">
          Letters are for families {isByMail ? 'without an e-mail address' : 'who have not answered'}. Each
          print has new links, and ends those before.
          {left > 0 &&
            ` At most ${LETTERS_A_PRINT} are printed at once: ${left} ${left === 1 ? 'is' : 'are'} left for the next print.`}
        </p>
      )}
      <ul className="divide-y divide-line">
        {families.map((it) => (
          <FamilyRow key={it.id} family={it} troopId={troop.id} isByMail={isByMail} />
        ))}
      </ul>
      {(onBack || onNext) && (
        <div className="flex flex-wrap gap-2">
          {onBack && (
            <Button variant="secondary" onClick={onBack}>
              Previous page
            </Button>
          )}
          {onNext && (
            <Button variant="secondary" onClick={onNext}>
              Next page
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

/** How many letters the next print has, and how many are left for the one after. */
function nextPrint({ byLetter, unprinted }: Families) {
  const due = byLetter > LETTERS_A_PRINT && unprinted > 0 ? unprinted : byLetter;
  const now = Math.min(due, LETTERS_A_PRINT);
  return { now, left: due - now };
}

const STATES: Readonly<Record<FamilyState, readonly [tone: BadgeTone, words: string]>> = {
  waiting: ['active', 'Being mailed'],
  sent: ['active', 'Mailed'],
  failed: ['danger', 'Mail did not arrive'],
  printed: ['active', 'Letter printed'],
  'no-letter': ['waiting', 'Needs a letter'],
  answered: ['done', 'Answered'],
};

function standing({ state, openedAt }: InvitedFamily): readonly [BadgeTone, string] {
  const isOpened = openedAt !== null && (state === 'sent' || state === 'printed');
  return isOpened ? ['active', 'Opened'] : STATES[state];
}

type FamilyRowProps = { family: InvitedFamily; troopId: string; isByMail: boolean };

function FamilyRow({ family: it, troopId, isByMail }: FamilyRowProps) {
  const [isAsking, setAsking] = useState(false);
  const again = useInviteAgain();
  const takingBack = useTakeFamilyBack();
  const name = `${it.firstName} ${it.lastName}`;
  const [tone, words] = standing(it);
  const sendAgain = () =>
    again.mutate(it.id, {
      onSuccess: () => toast({ title: 'Sent Again', description: `A new link is on its way to ${it.email}` }),
      onError: sayFailed('Not Sent', 'The invitation could not be sent'),
    });
  const takeBack = () =>
    takingBack.mutate(it.id, {
      onSuccess: () => {
        setAsking(false);
        toast({ title: 'Taken Back', description: 'The link leads nowhere any more' });
      },
      onError: sayFailed('Not Taken Back', 'The invitation could not be taken back'),
    });
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="wrap-anywhere min-w-0">
          <p className="font-semibold">{name}</p>
          <p className="text-ink-soft text-sm">
            {it.state === 'answered'
              ? `Listed until ${showDate(it.endsAt)}`
              : `${it.email ?? 'By printed letter'} · until ${showDate(it.endsAt)}`}
          </p>
        </div>
        <Badge tone={tone}>{words}</Badge>
      </div>
      {it.state !== 'answered' && (
        <div className="-ml-3 flex flex-wrap gap-1">
          {isByMail && it.email !== null && (
            <Button
              variant="quiet"
              size="sm"
              pending={again.isPending}
              aria-label={`Send again to the family of ${name}`}
              onClick={sendAgain}
            >
              Send again
            </Button>
          )}
          <PrintLettersButton
            troopId={troopId}
            of={it.id}
            variant="quiet"
            size="sm"
            aria-label={`Print letter for the family of ${name}`}
          >
            Print letter
          </PrintLettersButton>
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Take back the invitation of ${name}`}
            onClick={() => setAsking(true)}
          >
            Take back
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Take back the invitation of ${name}?`}
        body="The link leads nowhere any more, and name and address are deleted."
        confirmLabel="Take back"
        danger
        pending={takingBack.isPending}
        pendingText="Taking back..."
        onConfirm={takeBack}
      />
    </li>
  );
}
