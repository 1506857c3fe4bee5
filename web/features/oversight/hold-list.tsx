import { useState } from 'react';
import { Link } from 'wouter';
import type { HeldStudent, Keeping } from '#domain/contract/oversight.ts';
import { HOLD_KIND_WORDS } from '#domain/rules/holds.ts';
import { paths } from '#web/app/paths.ts';
import { showDate, showDay } from '#web/lib/dates.ts';
import { sayFailed } from '#web/lib/say-failed.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { LOCALE } from '#words/language.ts';
import { useReleaseHold } from './oversight.queries.ts';

/** The students on hold, those that end first at the front, each to be released (§22). */
export function HoldList({ holds: { count, first } }: Pick<Keeping, 'holds'>) {
  if (first.length === 0) {
    return (
      <p className="text-ink-soft">
        Nobody is on hold. In the list of students, “Hold” in the menu of a row keeps an account from being
        deleted.
      </p>
    );
  }
  return (
    <div className="grid gap-4">
      <ul className="grid divide-y divide-line">
        {first.map((it) => (
          <HoldItem key={it.id} held={it} />
        ))}
      </ul>
      {count > first.length && (
        <p className="text-ink-soft">
          These {first.length} of {count.toLocaleString(LOCALE)} end first. All of them are in the{' '}
          <Link href={`${paths.admin()}?status=held`} className="underline">
            list of students
          </Link>
          .
        </p>
      )}
    </div>
  );
}

/** What the button says, and what comes of it. */
const RELEASES = {
  ends: {
    label: 'Release',
    body: 'The account is open again, and what was to be deleted meanwhile is deleted. Parents and administrators are told.',
  },
  asks: {
    label: 'Ask to release',
    body: 'You made this hold, so another administrator has to release it. They are told that you ask for it.',
  },
} as const;

function HoldItem({ held }: { held: HeldStudent }) {
  const [isAsking, setAsking] = useState(false);
  const release = useReleaseHold();
  const name = `${held.firstName} ${held.lastName}`.trim();
  const confirm = () =>
    release.mutate(held.id, {
      onSuccess: ({ hold }) => {
        setAsking(false);
        toast(
          hold
            ? { title: 'Asked', description: 'Another administrator has to release it' }
            : { title: 'Released', description: `${held.username} is not on hold any more` },
        );
      },
      onError: sayFailed('Not Released', 'The hold could not be released'),
    });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="wrap-anywhere min-w-0 max-w-prose">
        <p>
          <strong>{name}</strong> ({held.username}), until {showDay(held.until.slice(0, 10))}
        </p>
        <p>
          {HOLD_KIND_WORDS[held.kind]}: {held.reason}
        </p>
        <p className="text-ink-soft text-sm">
          By {held.by} since {showDate(held.since)}
          {held.releaseAskedAt !== null && ` · release asked for on ${showDate(held.releaseAskedAt)}`}
        </p>
      </div>
      {held.release === 'waits' ? (
        <p className="text-ink-soft">Another administrator has to release it.</p>
      ) : (
        <>
          <Button
            variant="secondary"
            size="sm"
            aria-label={`${RELEASES[held.release].label}: ${name}`}
            onClick={() => setAsking(true)}
          >
            {RELEASES[held.release].label}
          </Button>
          <ConfirmDialog
            open={isAsking}
            onOpenChange={setAsking}
            title={held.release === 'ends' ? `Release ${name}?` : `Ask to release ${name}?`}
            body={<p>{RELEASES[held.release].body}</p>}
            confirmLabel={RELEASES[held.release].label}
            danger={held.release === 'ends'}
            pending={release.isPending}
            pendingText="Saving..."
            onConfirm={confirm}
          />
        </>
      )}
    </li>
  );
}
