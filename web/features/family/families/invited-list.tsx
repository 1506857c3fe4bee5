import { useState } from 'react';
import type { Families, FamilyState, InvitedFamily } from '#domain/contract/family/families.ts';
import { LETTERS_A_PRINT } from '#domain/limits.ts';
import { showDay } from '#web/lib/dates.ts';
import { failureSentence } from '#web/lib/failure-words.ts';
import { EmptyState } from '#web/parts/empty-state.tsx';
import { PressRefusal } from '#web/parts/press-error.tsx';
import { sayFailed } from '#web/parts/say-failed.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/family/families.ts';
import { useInviteAgain, useTakeFamilyBack } from './families.queries.ts';
import { PrintLetterButton } from './print-letter-button.tsx';
import { type NextPrint, TroopLettersButton } from './troop-letters-button.tsx';

export type InvitedListProps = {
  list: Families;
  /** To the page before and the next; null where there is none. */
  onBack: (() => void) | null;
  onNext: (() => void) | null;
  /** The moment whose letters are reprinted, as many at once as a print holds; null when none are. */
  again: string | null;
  onAgain: (until: string) => void;
};

/** A troop's invited families, and the state of each invitation. */
export function InvitedList({ list, onBack, onNext, again, onAgain }: InvitedListProps) {
  const { troop, count, byLetter, families, isByMail } = list;
  const next = nextPrint(list, again);
  if (count === 0) return <EmptyState {...words.nobody} />;
  return (
    <Card as="section" aria-labelledby="invited" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="invited" className="text-xl">
          {words.invitedOf(count)}
        </h2>
        {byLetter > 0 && <TroopLettersButton troopId={troop.id} next={next} onAgain={onAgain} />}
      </div>
      {byLetter > 0 && (
        <p className="text-ink-soft text-sm">
          {words.lettersFor(isByMail)}
          {!next.again && next.left > 0 && ` ${words.lettersLeft(LETTERS_A_PRINT, next.left)}`}
          {next.again?.goesOn && ` ${words.againLeft(next.letters + next.left)}`}
        </p>
      )}
      <ul className="divide-y divide-line">
        {families.map((family) => (
          <FamilyRow key={family.id} family={family} troopId={troop.id} isByMail={isByMail} />
        ))}
      </ul>
      {(onBack || onNext) && (
        <div className="flex flex-wrap gap-2">
          {onBack && (
            <Button variant="secondary" onClick={onBack}>
              {words.previousPage}
            </Button>
          )}
          {onNext && (
            <Button variant="secondary" onClick={onNext}>
              {words.nextPage}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

/** Letters that nobody has yet come first; else those of which some were made anew, and at last all again. */
function nextPrint({ unprinted, prints }: Families, again: string | null): NextPrint {
  const ofBefore = (until: string) =>
    prints.reduce((sum, { at, letters }) => (at <= until ? sum + letters : sum), 0);
  const of = (due: number) => {
    const letters = Math.min(due, LETTERS_A_PRINT);
    return { letters, left: due - letters };
  };
  if (unprinted > 0) return of(unprinted);
  const isLeft = again !== null && ofBefore(again) > 0;
  const until = isLeft ? again : (prints.at(-1)?.at ?? '');
  return { ...of(ofBefore(until)), again: { until, goesOn: isLeft } };
}

const TONES: Readonly<Record<FamilyState, BadgeTone>> = {
  waiting: 'active',
  sent: 'active',
  failed: 'danger',
  printed: 'active',
  'no-letter': 'waiting',
  answered: 'done',
};

function standing({ state, openedAt }: InvitedFamily): readonly [BadgeTone, string] {
  const isOpened = openedAt !== null && (state === 'sent' || state === 'printed');
  return isOpened ? ['active', words.opened] : [TONES[state], words.states[state]];
}

type FamilyRowProps = { family: InvitedFamily; troopId: string; isByMail: boolean };

function FamilyRow({ family, troopId, isByMail }: FamilyRowProps) {
  const [isAsking, setAsking] = useState(false);
  const again = useInviteAgain();
  const takingBack = useTakeFamilyBack();
  const name = `${family.firstName} ${family.lastName}`;
  const addresses =
    family.secondEmail === undefined ? family.email : `${family.email}, ${family.secondEmail}`;
  const [tone, shown] = standing(family);
  const sendAgain = () =>
    again.mutate(family.id, {
      onSuccess: () => toast({ title: words.sentAgain, description: words.onItsWay(addresses ?? '') }),
      onError: sayFailed(words.notSent, words.sendFailed),
    });
  const takeBack = () =>
    takingBack.mutate(family.id, {
      onSuccess: () => {
        setAsking(false);
        toast({ title: words.takenBack, description: words.leadsNowhere });
      },
      onError: sayFailed(words.notTakenBack, words.takeBackFailed),
    });
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="wrap-anywhere min-w-0">
          <p className="font-semibold">{name}</p>
          <p className="text-ink-soft text-sm">
            {family.state === 'answered'
              ? words.listedUntil(showDay(family.endsAt))
              : words.invitedUntil(addresses, showDay(family.endsAt))}
          </p>
          {family.unreached && family.state !== 'failed' && (
            <p className="text-danger text-sm">{words.didNotReach(family.unreached)}</p>
          )}
        </div>
        <Badge tone={tone}>{shown}</Badge>
      </div>
      {family.state !== 'answered' && (
        <div className="-ml-3 flex flex-wrap gap-1">
          {isByMail && family.email !== null && (
            <Button
              variant="quiet"
              size="sm"
              pending={again.isPending}
              aria-label={words.sendAgainTo(name)}
              onClick={sendAgain}
            >
              {words.sendAgain}
            </Button>
          )}
          <PrintLetterButton troopId={troopId} of={family.id} name={name} />
          <Button
            variant="quiet"
            size="sm"
            aria-label={words.takeBackOf(name)}
            onClick={() => setAsking(true)}
          >
            {words.takeBack}
          </Button>
        </div>
      )}
      <PressRefusal error={again.error}>{words.sendFailed}</PressRefusal>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.takeBackQuestion(name)}
        body={words.takeBackText}
        confirmLabel={words.takeBack}
        danger
        pending={takingBack.isPending}
        pendingText={words.takingBack}
        onConfirm={takeBack}
        failure={failureSentence(takingBack.error, words.takeBackFailed)}
      />
    </li>
  );
}
