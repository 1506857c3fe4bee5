import { Users } from 'lucide-react';
import { Link } from 'wouter';
import type { LedTroop, ListedScout } from '#domain/contract/troop/leader.ts';
import { inScoutOrder, isOfKind, type ScoutKind } from '#domain/rules/troop/scout-needs.ts';
import { paths } from '#web/app/paths.ts';
import { isForbidden, isGone } from '#web/lib/call.ts';
import { shownOrganization } from '#web/lib/organizations.ts';
import { useToday } from '#web/lib/use-today.ts';
import { EmptyState } from '#web/parts/empty-state.tsx';
import { LoadError } from '#web/parts/load-error.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { openedFromHere, rememberPlace } from '#web/ui/use-way-back.ts';
import { troopName } from '#words/office/troops.ts';
import * as words from '#words/troop/leader.ts';
import { notHere } from '#words/troop/leader-meeting.ts';
import { hoursAddress, sheetAddress, useLedTroop } from './leader.queries.ts';
import { ScoutList } from './scout-list.tsx';
import type { DrawingOf } from './scout-picture-card.tsx';
import { ScoutViewField } from './scout-view-field.tsx';
import { useScoutView } from './use-scout-view.ts';

type TroopPanelProps = {
  troop: LedTroop;
  /** Among the troops of its leader, from 0. */
  place: number;
  drawingOf: DrawingOf;
};

/** A troop at a glance: who needs help, who is where, who finished (PRODUCT.md#what-a-leader-sees). */
export function TroopPanel({ troop, place, drawingOf }: TroopPanelProps) {
  const { data: known, error, refetch } = useLedTroop(troop.id);
  // At once, whatever was shown before: the leader may have been taken off, or the troop closed.
  const isClosed = isGone(error) || isForbidden(error);
  const data = isClosed ? undefined : known;
  return (
    <section aria-labelledby={`troop-${troop.id}`} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 id={`troop-${troop.id}`} className="wrap-anywhere text-xl sm:text-2xl">
            {troopName(troop)}
            {troop.name && `, ${troop.name}`}
          </h2>
          <p className="text-ink-soft text-sm">
            {shownOrganization(troop.organization)} · {troop.state}
          </p>
        </div>
        {data && data.scouts.length > 0 && (
          <Link
            id={`meeting-${troop.id}`}
            className={`${buttonClass({ size: 'sm' })} shrink-0`}
            href={paths.meeting(troop.id)}
            state={openedFromHere()}
            onClick={() => rememberPlace(`meeting-${troop.id}`)}
          >
            <Users aria-hidden="true" className="size-5" />
            {words.meeting}
          </Link>
        )}
      </div>
      {data ? (
        <Scouts troop={troop} place={place} scouts={data.scouts} drawingOf={drawingOf} />
      ) : isClosed ? (
        <EmptyState headingLevel={3} {...notHere} />
      ) : error ? (
        <LoadError title={words.troopNotLoaded} error={error} onRetry={refetch} />
      ) : (
        <SkeletonGroup label={words.loadingScouts} className="grid gap-3">
          <Skeleton className="h-20 w-full rounded-lg" />
          <Skeleton className="h-20 w-full rounded-lg" />
          <Skeleton className="h-20 w-full rounded-lg" />
        </SkeletonGroup>
      )}
    </section>
  );
}

const NOBODY: Readonly<Record<ScoutKind, string>> = {
  all: '',
  help: words.nobodyNeedsHelp,
  waiting: words.nobodyWaits,
  finished: words.nobodyFinished,
};

function Scouts({ troop, place, scouts, drawingOf }: TroopPanelProps & { scouts: readonly ListedScout[] }) {
  const today = useToday();
  const [view, change] = useScoutView(place);
  if (scouts.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        {...words.noScout}
        action={
          <Link className={buttonClass()} href={paths.ownFamilies(troop.id)}>
            {words.inviteFamilies}
          </Link>
        }
      />
    );
  }
  const shown = scouts.filter((scout) => isOfKind(scout, view.show, today));
  return (
    <>
      <ScoutViewField name={`scouts-${troop.id}`} scouts={scouts} view={view} onChange={change} />
      {shown.length === 0 ? (
        <p className="py-4">{NOBODY[view.show]}</p>
      ) : (
        <ScoutList scouts={inScoutOrder(shown, view.sort, today)} drawingOf={drawingOf} />
      )}
      <div className="flex flex-wrap gap-3 pt-2">
        <Link
          id={`families-${troop.id}`}
          className={LOOK}
          href={paths.ownFamilies(troop.id)}
          state={openedFromHere()}
          onClick={() => rememberPlace(`families-${troop.id}`)}
        >
          {words.inviteFamilies}
        </Link>
        <a className={LOOK} href={sheetAddress(troop.id)} download>
          {words.meetingSheet}
        </a>
        <a className={LOOK} href={hoursAddress(troop.id)} download>
          {words.hoursTable}
        </a>
      </div>
    </>
  );
}

const LOOK = buttonClass({ variant: 'secondary', size: 'sm' });
