import { useState } from 'react';
import { Link } from 'wouter';
import type { LedTroop, ListedScout, Scout } from '#domain/contract/leader.ts';
import { paths } from '#web/app/paths.ts';
import { shownOrganization } from '#web/lib/organizations.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { SegmentedField } from '#web/ui/segmented.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import * as words from '#words/leader.ts';
import { troopName } from '#words/troops.ts';
import { hoursAddress, sheetAddress, useLedTroop } from './leader.queries.ts';
import { isFinished, isWaiting, ScoutList } from './scout-list.tsx';

/** A troop at a glance: who is where, who waits for a check, who finished (§21.6). */
export function TroopPanel({ troop }: { troop: LedTroop }) {
  const { data, error, refetch } = useLedTroop(troop.id);
  return (
    <section aria-labelledby={`troop-${troop.id}`} className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id={`troop-${troop.id}`} className="wrap-anywhere text-2xl">
            {troopName(troop)}
            {troop.name && `, ${troop.name}`}
          </h2>
          <p className="text-ink-soft">
            {shownOrganization(troop.organization)} · {troop.state}
          </p>
        </div>
        <Link className={buttonClass({ variant: 'secondary' })} href={paths.ownFamilies(troop.id)}>
          {words.families}
        </Link>
      </div>
      {data ? (
        <Scouts troop={troop} scouts={data.scouts} />
      ) : error ? (
        <LoadError title={words.troopNotLoaded} error={error} onRetry={refetch} />
      ) : (
        <SkeletonGroup label={words.loadingScouts} className="grid gap-3 sm:grid-cols-2">
          <Skeleton className="h-32 w-full rounded-lg" />
          <Skeleton className="h-32 w-full rounded-lg" />
        </SkeletonGroup>
      )}
    </section>
  );
}

const KINDS = {
  all: { label: words.allOf, has: () => true },
  waiting: { label: words.waitingOf, has: (it: Scout) => isWaiting(it) },
  finished: { label: words.finishedOf, has: isFinished },
} as const;
type Kind = keyof typeof KINDS;

function Scouts({ troop, scouts }: { troop: LedTroop; scouts: readonly ListedScout[] }) {
  const [kind, setKind] = useState<Kind>('all');
  if (scouts.length === 0) {
    return <EmptyState {...words.noScout} />;
  }
  const options = Object.entries(KINDS).map(([value, { label, has }]) => ({
    value,
    label: label(scouts.filter(has).length),
  }));
  const shown = scouts.filter(KINDS[kind].has);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <a className={buttonClass({ variant: 'secondary' })} href={sheetAddress(troop.id)} download>
          {words.meetingSheet}
        </a>
        <a className={buttonClass({ variant: 'secondary' })} href={hoursAddress(troop.id)} download>
          {words.hoursTable}
        </a>
      </div>
      <SegmentedField
        label={words.whichScouts}
        name={`scouts-${troop.id}`}
        options={options}
        value={kind}
        onChange={(event) => setKind(event.target.value as Kind)}
      />
      {shown.length === 0 ? (
        <p>{kind === 'finished' ? words.nobodyFinished : words.nobodyWaits}</p>
      ) : (
        <ScoutList scouts={shown} />
      )}
    </>
  );
}
