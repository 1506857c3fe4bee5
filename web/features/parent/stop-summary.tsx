import type { Child } from '#domain/contract/parent.ts';
import { lockedWords } from '#domain/rules/holds.ts';
import { showDateTime, showLongDate } from '#web/lib/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { leadToPart } from './page-parts-panel.tsx';

/** What a parent has to know before all else: that the notebook is locked, stopped or will be deleted, and on which day. */
export function StopSummary({ child: { id, stop, lock } }: { child: Pick<Child, 'id' | 'stop' | 'lock'> }) {
  return (
    <>
      {lock && (
        <Alert tone="warning">
          <p>{lockedWords(lock.basis, showLongDate(lock.until.slice(0, 10)))}</p>
          <p className="mt-2">
            {stop
              ? 'Until then nothing is deleted: what was asked for waits for that day.'
              : 'Until then nothing is deleted. What you ask us to delete waits for that day; where you ask for nothing, the notebook opens again.'}
          </p>
        </Alert>
      )}
      {stop && <Stopped id={id} stop={stop} />}
    </>
  );
}

function Stopped({ id, stop }: { id: string; stop: NonNullable<Child['stop']> }) {
  return (
    <Alert tone="warning">
      <div className="grid justify-items-start gap-3">
        <p>
          {stop.kind === 'deletion'
            ? `Everything here will be deleted on ${showDateTime(stop.endsAt)}.`
            : `This notebook is stopped. Everything here will be deleted on ${showLongDate(stop.endsAt)}.`}
        </p>
        <Button variant="secondary" size="sm" onClick={() => leadToPart(id, 'stop')}>
          More about it
        </Button>
      </div>
    </Alert>
  );
}
