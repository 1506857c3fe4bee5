import { useState } from 'react';
import type { CheckedRow } from '#domain/contract/family/families.ts';
import { remedyFor } from '#web/lib/call.ts';
import { LoadError } from '#web/parts/load-error.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import * as words from '#words/family/families.ts';
import { ColumnsForm } from './columns-form.tsx';
import { useFamilies } from './families.queries.ts';
import { InvitedList } from './invited-list.tsx';
import { NOTHING_BEGUN, RosterForm } from './roster-form.tsx';
import { RosterList } from './roster-list.tsx';
import { useRoster } from './use-roster.ts';

/** A troop's invitations: a roster that is checked first, and the families invited (PRODUCT.md#the-roster). */
export function FamiliesPanel({ troopId }: { troopId: string }) {
  const roster = useRoster(troopId);
  const { given, isAsking, rows, checking } = roster;
  const [begun, setBegun] = useState(NOTHING_BEGUN);
  const change = (left: readonly CheckedRow[] | null) => {
    roster.keep(left);
    // An empty form follows what was sent.
    if (left === null) setBegun({ ...NOTHING_BEGUN, way: begun.way });
  };
  // The places after which the pages before this one ended.
  const [afters, setAfters] = useState<readonly string[]>([]);
  // It stays while one leafs through the pages.
  const [again, setAgain] = useState<string | null>(null);
  const { data, error, refetch } = useFamilies(troopId, afters.at(-1));
  if (error && !data) return <LoadError title={words.notLoaded} error={error} onRetry={refetch} />;
  const isGiving = !isAsking && rows === null;
  return (
    <div className="grid gap-6">
      <Card as="section" aria-labelledby="invite-families" className="grid gap-5">
        <h2 id="invite-families" className="text-xl">
          {isAsking ? words.whichColumns : rows ? words.check : words.invite}
        </h2>
        {isGiving && <p>{words.whatYouGive}</p>}
        {data && !data.isByMail && isGiving && <Alert tone="info">{words.noMail}</Alert>}
        {isAsking && given ? (
          <ColumnsForm
            roster={given}
            isPending={checking.isPending}
            problem={checking.error && remedyFor(checking.error)}
            onChosen={roster.choose}
            onCancel={roster.leave}
          />
        ) : (
          rows && (
            <RosterList
              troopId={troopId}
              rows={rows}
              roster={given}
              checking={checking}
              onColumns={roster.askAgain}
              onMend={roster.mend}
              onRows={change}
              onCancel={roster.leave}
            />
          )
        )}
        {isGiving && (
          <RosterForm
            isPending={checking.isPending}
            error={checking.error}
            onRoster={roster.take}
            onWay={roster.leave}
            onTyped={roster.takeTyped}
            begun={begun}
            onBegun={setBegun}
          />
        )}
      </Card>
      {data ? (
        <InvitedList
          list={data}
          again={again}
          onAgain={setAgain}
          onBack={afters.length > 0 ? () => setAfters(afters.slice(0, -1)) : null}
          onNext={data.next === null ? null : () => setAfters([...afters, data.next ?? ''])}
        />
      ) : (
        <Skeleton className="h-48 w-full rounded-lg" />
      )}
    </div>
  );
}
