import type { Child } from '#domain/contract/parent.ts';
import { showDateTime, showLongDate } from '#web/lib/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import * as locks from '#words/locks.ts';
import * as replacements from '#words/replacements.ts';
import * as words from '#words/stopping.ts';
import { leadToPart } from './page-parts-panel.tsx';

/** What a parent has to know before all else: that the notebook is locked, stopped or will be deleted, or an address is another one's, and on which day. */
export function StopSummary({
  child: { id, stop, lock, addressChanges },
}: {
  child: Pick<Child, 'id' | 'stop' | 'lock' | 'addressChanges'>;
}) {
  return (
    <>
      {lock && (
        <Alert tone="warning">
          <p>{locks.locked(lock.basis, showLongDate(lock.until.slice(0, 10)))}</p>
          <p className="mt-2">{stop ? words.lockedAndStopped : words.lockedOnly}</p>
        </Alert>
      )}
      {stop && <Stopped id={id} stop={stop} />}
      {addressChanges.map(({ name, isMine, address, startsAt }) => (
        <Alert key={`${name} ${startsAt}`} tone="warning">
          {isMine && address !== null
            ? replacements.yours(address, showLongDate(startsAt))
            : replacements.anothers(name, showLongDate(startsAt))}
        </Alert>
      ))}
    </>
  );
}

function Stopped({ id, stop }: { id: string; stop: NonNullable<Child['stop']> }) {
  return (
    <Alert tone="warning">
      <div className="grid justify-items-start gap-3">
        <p>
          {stop.kind === 'deletion'
            ? words.willBeDeleted(showDateTime(stop.endsAt))
            : words.isStopped(showLongDate(stop.endsAt))}
        </p>
        <Button variant="secondary" size="sm" onClick={() => leadToPart(id, 'stop')}>
          {words.more}
        </Button>
      </div>
    </Alert>
  );
}
