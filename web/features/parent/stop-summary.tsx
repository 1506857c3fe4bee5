import type { Child } from '#domain/contract/parent.ts';
import { showDateTime, showLongDate } from '#web/lib/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { leadToPart } from './page-parts-panel.tsx';

/** What a parent has to know before all else: that the notebook is stopped or will be deleted, and on which day. */
export function StopSummary({ child: { id, stop } }: { child: Pick<Child, 'id' | 'stop'> }) {
  if (!stop) return null;
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
