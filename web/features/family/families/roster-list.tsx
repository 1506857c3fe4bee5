import { useState } from 'react';
import type { CheckedRow } from '#domain/contract/family/families.ts';
import { remedyFor } from '#web/lib/call.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { SegmentedField } from '#web/ui/segmented.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as families from '#words/family/families.ts';
import * as words from '#words/family/roster.ts';
import * as fields from '#words/platform/fields.ts';
import { type useCheckRoster, useInviteFamilies } from './families.queries.ts';
import { ReadSummary } from './read-summary.tsx';
import { RowForm } from './row-form.tsx';
import type { ChosenRoster } from './use-roster.ts';

export type RosterListProps = {
  troopId: string;
  rows: readonly CheckedRow[];
  /** The file, and how it was read; null for a typed family. */
  roster: ChosenRoster | null;
  /** To say anew what the columns are; null where that would lose what was mended. */
  onColumns: (() => void) | null;
  checking: Pick<ReturnType<typeof useCheckRoster>, 'isPending' | 'error'>;
  onMend: (row: CheckedRow, then: () => void) => void;
  /** With the rows that are left; null for none. */
  onRows: (rows: readonly CheckedRow[] | null) => void;
  onCancel: () => void;
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

/** Results of a dry run: each row new, already here or wrong, the wrong ones to be corrected in place. */
export function RosterList(props: RosterListProps) {
  const { troopId, rows, roster, checking, onColumns, onMend, onRows, onCancel } = props;
  const count = (state: State) => rows.filter((it) => it.state === state).length;
  /** The line of a right row that is being changed. */
  const [changed, setChanged] = useState<number | null>(null);
  const [chosen, setKind] = useState<Kind>(count('wrong') > 0 ? 'wrong' : 'all');
  // Once the last wrong one is put right, those that will be invited are shown.
  const kind = chosen === 'wrong' && count('wrong') === 0 ? 'all' : chosen;
  const inviting = useInviteFamilies();
  const fresh = rows.filter(({ state }) => state === 'new');
  const wrong = rows.filter(({ state }) => state === 'wrong');
  const unreached = fresh.filter(({ email }) => email === '').length;
  const shown = rows.filter(({ state }) => kind === 'all' || state === kind);
  const keep = (left: readonly CheckedRow[]) => onRows(left.length > 0 ? left : null);
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
  const arePutApart = roster?.columns.includes('name') === true;
  return (
    <div className="grid gap-5">
      {roster && <ReadSummary roster={roster} onChange={onColumns} />}
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
            {row.state === 'wrong' || row.line === changed ? (
              <RowForm
                row={row}
                isPending={checking.isPending}
                onMend={(mended) => onMend(mended, () => setChanged(null))}
                onLeaveOut={() => keep(rows.filter((it) => it !== row))}
                onCancel={row.state === 'wrong' ? null : () => setChanged(null)}
              />
            ) : (
              <RightRow row={row} onChange={arePutApart ? () => setChanged(row.line) : null} />
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
      {fresh.some(({ secondEmail }) => secondEmail !== undefined) && (
        <p className="text-ink-soft">{words.bothParents}</p>
      )}
      {unreached > 0 && <p className="text-ink-soft">{words.withoutAddress(unreached)}</p>}
      {rows.some((it) => it.state === 'here' && it.secondEmail !== undefined) && (
        <p className="text-ink-soft">{words.otherIsInvited}</p>
      )}
      <NeedsConnection what={families.toInvite} />
      <div className="flex flex-wrap gap-3">
        {fresh.length > 0 && (
          <Button size="lg" pending={inviting.isPending} pendingText={words.inviting} onClick={invite}>
            {words.invite(fresh.length)}
          </Button>
        )}
        <Button variant="secondary" size="lg" onClick={onCancel}>
          {fresh.length > 0 ? fields.cancel : words.close}
        </Button>
      </div>
      {fresh.length > 0 && wrong.length > 0 && (
        <p className="text-ink-soft">{words.wrongStay(wrong.length)}</p>
      )}
    </div>
  );
}

function sentOf({ line, firstName, lastName, email, secondEmail }: CheckedRow) {
  return { line, firstName, lastName, email, secondEmail };
}

type RightRowProps = {
  row: CheckedRow;
  /** Where names were put apart, which may be wrong; else null. */
  onChange: (() => void) | null;
};

function RightRow({ row, onChange }: RightRowProps) {
  const { line, firstName, lastName, email, secondEmail, state } = row;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <div className="wrap-anywhere min-w-0">
        <p className="font-semibold">
          {firstName} {lastName}
        </p>
        <p className="text-ink-soft text-sm">
          {words.lineWith(line, secondEmail === undefined ? email : `${email}, ${secondEmail}`)}
        </p>
      </div>
      <div className="flex items-center gap-2">
        {onChange && (
          <Button variant="quiet" size="sm" aria-label={words.changeLine(line)} onClick={onChange}>
            {words.change}
          </Button>
        )}
        {state === 'here' ? <Badge>{words.here}</Badge> : <Badge tone="done">{words.fresh}</Badge>}
      </div>
    </div>
  );
}
