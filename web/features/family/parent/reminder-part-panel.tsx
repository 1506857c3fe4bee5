import type { UseQueryResult } from '@tanstack/react-query';
import type { Child } from '#domain/contract/family/parent.ts';
import type { ReminderWish } from '#domain/contract/family/reminders.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { LoadError } from '#web/parts/load-error.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import * as page from '#words/family/parent-page.tsx';
import * as words from '#words/family/reminders.ts';
import { PageClosed } from './parent.queries.ts';
import { PermissionCard, SwitchButton } from './permission-card.tsx';
import { useChoosingReminders } from './reminders.queries.ts';

export type ReminderPartPanelProps = { child: Child; wish: UseQueryResult<ReminderWish> };

/** False when no reminders are sent, so the page says nothing of them. */
function hasReminders({ data, error }: ReminderPartPanelProps['wish']): boolean {
  return data ? data.isOffered : error !== null && !(error instanceof PageClosed);
}

/** PRODUCT.md#reminders: whether this parent is reminded of the checks of a child; said and taken back with one press. */
export function ReminderPartPanel({ child, wish }: ReminderPartPanelProps) {
  if (!hasReminders(wish)) return null;
  return (
    <section aria-label={page.partOf(page.parts.reminders, child.firstName)}>
      {wish.data ? (
        <ReminderCard child={child} wish={wish.data} />
      ) : (
        <LoadError title={page.partNotLoaded} error={wish.error} onRetry={wish.refetch} />
      )}
    </section>
  );
}

type ReminderCardProps = { child: Child; wish: ReminderWish };

function ReminderCard({ child, wish: { since } }: ReminderCardProps) {
  const choosing = useChoosingReminders(child.id);
  const isWanted = since !== null;
  return (
    <PermissionCard
      title={page.parts.reminders}
      state={isWanted ? words.on(showDateTime(since)) : words.off}
      error={choosing.error}
      turn={
        <>
          <SwitchButton
            isOn={isWanted}
            isPending={choosing.isPending}
            onPress={() => choosing.mutate(!isWanted)}
          >
            {isWanted ? words.turnOff : words.turnOn}
          </SwitchButton>
          <Collapsible headingLevel={4} title={words.howItWorks}>
            <p>{words.about(child.firstName)}</p>
            <p className="mt-2 text-ink-soft">{words.onlyYou}</p>
          </Collapsible>
        </>
      }
    >
      <p>{words.hint}</p>
    </PermissionCard>
  );
}
