import { useState } from 'react';
import type { CheckedRow } from '#domain/contract/families.ts';
import { remedyFor } from '#web/lib/call.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { SegmentedField } from '#web/ui/segmented.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as families from '#words/families.ts';
import * as fields from '#words/fields.ts';
import * as words from '#words/roster.ts';
import { useCheckRoster, useInviteFamilies } from './families.queries.ts';
import { RowForm } from './row-form.tsx';

export type RosterListProps = {
  troopId: string;
  rows: readonly CheckedRow[];
  /** With the rows that are left; null for none. */
  onRows: (rows: readonly CheckedRow[] | null) => void;
};

type State = CheckedRow['state'];
const KINDS = [
  { value: 'all', label: words.allOf },
  { value: 'here', label: words.hereOf },
  { value: 'wrong', label: words.wrongOf },
] as const;
type Kind = (typeof KINDS)[number]['value'];
/** More at once nobody looks through on one screen. */
const SHOWN = 200;

/** What a dry run found: each row new, here already or wrong, the wrong ones to be mended in their place. */
export function RosterList({ troopId, rows, onRows }: RosterListProps) {
  const count = (state: State) => rows.filter((it) => it.state === state).length;
  const [kind, setKind] = useState<Kind>(count('wrong') > 0 ? 'wrong' : 'all');
  const checking = useCheckRoster();
  const inviting = useInviteFamilies();
  const fresh = rows.filter(({ state }) => state === 'new');
  const wrong = rows.filter(({ state }) => state === 'wrong');
  const shown = rows.filter(({ state }) => kind === 'all' || state === kind);
  const keep = (left: readonly CheckedRow[]) => onRows(left.length > 0 ? left : null);
  const mend = (row: CheckedRow) => {
    const mended = rows.map((it) => (it.line === row.line ? row : it));
    checking.mutate({ troopId, rows: mended.map(sentOf) }, { onSuccess: (found) => onRows(found.rows) });
  };
  const invite = () =>
    inviting.mutate(
      { troopId, rows: fresh.map(sentOf) },
      {
        onSuccess: ({ invited }) => {
          toast({ title: words.invited, description: words.canJoin(invited) });
          keep(wrong);
          setKind(wrong.length > 0 ? 'wrong' : 'all');
        },
      },
    );
  const error = inviting.error ?? checking.error;
  return (
    <div className="grid gap-5">
      <SegmentedField
        label={words.whichRows}
        name="roster-rows"
        options={KINDS.map(({ value, label }) => ({
          value,
          label: label(value === 'all' ? rows.length : count(value)),
        }))}
        value={kind}
        onChange={(event) => setKind(event.target.value as Kind)}
      />
      {shown.length === 0 && <p>{words.none}</p>}
      <ul className="divide-y divide-line">
        {shown.slice(0, SHOWN).map((row) => (
          <li key={row.line} className="py-3">
            {row.state === 'wrong' ? (
              <RowForm
                row={row}
                isPending={checking.isPending}
                onMend={mend}
                onLeaveOut={() => keep(rows.filter((it) => it !== row))}
              />
            ) : (
              <RightRow row={row} />
            )}
          </li>
        ))}
      </ul>
      {shown.length > SHOWN && <p className="text-ink-soft">{words.more(shown.length - SHOWN)}</p>}
      {error && (
        <Alert live tone="danger">
          {remedyFor(error)}
        </Alert>
      )}
      <NeedsConnection what={families.toInvite} />
      <div className="flex flex-wrap gap-3">
        {fresh.length > 0 && (
          <Button size="lg" pending={inviting.isPending} pendingText={words.inviting} onClick={invite}>
            {words.invite(fresh.length)}
          </Button>
        )}
        <Button variant="secondary" size="lg" onClick={() => onRows(null)}>
          {fresh.length > 0 ? fields.cancel : words.close}
        </Button>
      </div>
      {fresh.length > 0 && wrong.length > 0 && (
        <p className="text-ink-soft">{words.wrongStay(wrong.length)}</p>
      )}
    </div>
  );
}

function sentOf({ line, firstName, lastName, email }: CheckedRow) {
  return { line, firstName, lastName, email };
}

function RightRow({ row: { line, firstName, lastName, email, state } }: { row: CheckedRow }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <div className="wrap-anywhere min-w-0">
        <p className="font-semibold">
          {firstName} {lastName}
        </p>
        <p className="text-ink-soft text-sm">{words.lineWith(line, email)}</p>
      </div>
      {state === 'here' ? <Badge>{words.here}</Badge> : <Badge tone="done">{words.fresh}</Badge>}
    </div>
  );
}
