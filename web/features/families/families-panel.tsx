import { useState } from 'react';
import type { CheckedRow } from '#domain/contract/families.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import * as words from '#words/families.ts';
import { useFamilies } from './families.queries.ts';
import { InvitedList } from './invited-list.tsx';
import { RosterForm } from './roster-form.tsx';
import { RosterList } from './roster-list.tsx';

/** Whom a troop invites: a roster that is looked through first, and those who are invited (§24). */
export function FamiliesPanel({ troopId }: { troopId: string }) {
  const [rows, setRows] = useState<readonly CheckedRow[] | null>(null);
  // The places after which the pages before this one ended.
  const [afters, setAfters] = useState<readonly string[]>([]);
  // It stays while one leafs through the pages.
  const [again, setAgain] = useState<string | null>(null);
  const { data, error, refetch } = useFamilies(troopId, afters.at(-1));
  if (error && !data) return <LoadError title={words.notLoaded} error={error} onRetry={refetch} />;
  return (
    <div className="grid gap-6">
      <Card as="section" aria-labelledby="invite-families" className="grid gap-5">
        <h2 id="invite-families" className="text-xl">
          {rows ? words.check : words.invite}
        </h2>
        {!rows && <p>{words.whatYouGive}</p>}
        {data && !data.isByMail && !rows && <Alert tone="info">{words.noMail}</Alert>}
        {rows ? (
          <RosterList troopId={troopId} rows={rows} onRows={setRows} />
        ) : (
          <RosterForm troopId={troopId} onRows={setRows} />
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
