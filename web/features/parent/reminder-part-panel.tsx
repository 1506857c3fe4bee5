import type { UseQueryResult } from '@tanstack/react-query';
import type { Child } from '#domain/contract/parent.ts';
import type { ReminderWish } from '#domain/contract/reminders.ts';
import { remedyFor } from '#web/lib/call.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import * as page from '#words/parent-page.tsx';
import * as words from '#words/reminders.ts';
import { PagePartPanel } from './page-parts-panel.tsx';
import { PageClosed } from './parent.queries.ts';
import { useChoosingReminders } from './reminders.queries.ts';

export type ReminderPartPanelProps = { child: Child; wish: UseQueryResult<ReminderWish> };

/** Whether the page has something to say of reminders: not where none are sent. */
export function hasReminders({ data, error }: ReminderPartPanelProps['wish']): boolean {
  return data ? data.isOffered : error !== null && !(error instanceof PageClosed);
}

/** §26: whether this parent is reminded of the checks of a child; said and taken back with one press. */
export function ReminderPartPanel({ child, wish }: ReminderPartPanelProps) {
  if (!hasReminders(wish)) return null;
  return (
    <PagePartPanel child={child} part="reminders">
      {wish.data ? (
        <ReminderCard child={child} wish={wish.data} />
      ) : (
        <LoadError title={page.partNotLoaded} error={wish.error} onRetry={wish.refetch} />
      )}
    </PagePartPanel>
  );
}

type ReminderCardProps = { child: Child; wish: ReminderWish };

function ReminderCard({ child, wish: { since } }: ReminderCardProps) {
  const choosing = useChoosingReminders(child.id);
  const isWanted = since !== null;
  return (
    <Card className="grid justify-items-start gap-3">
      <h4>{words.ask}</h4>
      <p>{words.about(child.firstName)}</p>
      <p className="text-ink-soft">{words.onlyYou}</p>
      {/* The one thing that changes with the press, and is told as it does. */}
      <p aria-live="polite" className="font-semibold">
        {isWanted ? words.on(showDateTime(since)) : words.off}
      </p>
      <Button
        variant="secondary"
        pending={choosing.isPending}
        pendingText={page.saving}
        onClick={() => choosing.mutate(!isWanted)}
      >
        {isWanted ? words.turnOff : words.turnOn}
      </Button>
      {choosing.isError && !(choosing.error instanceof PageClosed) && (
        <Alert live tone="danger">
          {remedyFor(choosing.error)}
        </Alert>
      )}
    </Card>
  );
}
