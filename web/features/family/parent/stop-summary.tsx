import type { Child } from '#domain/contract/family/parent.ts';
import { showDateTime, showLongDate } from '#web/lib/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import * as locks from '#words/family/locks.ts';
import * as replacements from '#words/family/replacements.ts';
import * as words from '#words/family/stopping.ts';
import { useLeading } from './use-parent-place.ts';

/**
 * The state that a parent must know first: locked, stopped, to be deleted, or with another person's address, and on
 * which day.
 */
export function StopSummary({
  child: { id, firstName, stop, lock, addressChanges },
  isNamed,
}: {
  child: Pick<Child, 'id' | 'firstName' | 'stop' | 'lock' | 'addressChanges'>;
  /** True when it names the child. */
  isNamed: boolean;
}) {
  const named = isNamed ? { title: firstName } : {};
  return (
    <>
      {lock && (
        <Alert tone="warning" {...named}>
          <p>{locks.locked(lock.basis, showLongDate(lock.until.slice(0, 10)))}</p>
          <p className="mt-2">{stop ? words.lockedAndStopped : words.lockedOnly}</p>
        </Alert>
      )}
      {stop && <Stopped id={id} stop={stop} {...named} />}
      {addressChanges.map(({ name, isMine, address, startsAt }) => (
        <Alert key={`${name} ${startsAt}`} tone="warning" {...named}>
          {isMine && address !== null
            ? replacements.yours(address, showLongDate(startsAt))
            : replacements.anothers(name, showLongDate(startsAt))}
        </Alert>
      ))}
    </>
  );
}

function stateOf({ kind, endsAt, waitsForParent }: NonNullable<Child['stop']>): string {
  if (waitsForParent) return kind === 'deletion' ? words.deletionWaits : words.stoppedWaits;
  return kind === 'deletion'
    ? words.willBeDeleted(showDateTime(endsAt))
    : words.isStopped(showLongDate(endsAt));
}

type StoppedProps = { id: string; stop: NonNullable<Child['stop']>; title?: string };

function Stopped({ id, stop, ...named }: StoppedProps) {
  const { lead } = useLeading();
  return (
    <Alert tone="warning" {...named}>
      <div className="grid justify-items-start gap-3">
        <p>{stateOf(stop)}</p>
        <Button variant="secondary" size="sm" onClick={() => lead(id, 'stop')}>
          {words.more}
        </Button>
      </div>
    </Alert>
  );
}
