import type { WouldGo } from '#domain/contract/oversight.ts';
import { spokenCount } from '#domain/rules/spoken-count.ts';
import { DeletionList } from './deletion-list.tsx';
import { DueList } from './due-list.tsx';
import { HoldList } from './hold-list.tsx';
import { JobList } from './job-list.tsx';
import { LoadedPanel, PartPanel } from './loaded-panel.tsx';
import { useDryRun, useDue, useKeeping } from './oversight.queries.ts';
import { ProofSummary } from './proof-summary.tsx';

/** §22: what is due, held and gone, and what the clearing does; each part comes by itself. */
export function KeepingPanel({ onShowMail }: { onShowMail: () => void }) {
  const [due, dryRun, keeping] = [useDue(), useDryRun(), useKeeping()];
  return (
    <div className="grid gap-6">
      <PartPanel title="Due in the next 30 days">
        <LoadedPanel query={due} what="What is due">
          {(it) => <DueList due={it} onShowMail={onShowMail} />}
        </LoadedPanel>
      </PartPanel>
      <PartPanel title="On hold">
        <LoadedPanel query={keeping} what="Who is on hold">
          {({ holds }) => <HoldList holds={holds} />}
        </LoadedPanel>
      </PartPanel>
      <PartPanel title="If the clearing ran now">
        <LoadedPanel query={dryRun} what="What the clearing would take">
          {(it) => <Counts counted={it} none="Nothing would be deleted." />}
        </LoadedPanel>
      </PartPanel>
      <PartPanel title="Last clearing">
        <LoadedPanel query={keeping} what="What the clearing did">
          {({ jobs }) => <JobList jobs={jobs} />}
        </LoadedPanel>
      </PartPanel>
      <PartPanel title="Proof of deletions">
        <LoadedPanel query={keeping} what="The proof">
          {({ proof }) => <ProofSummary proof={proof} />}
        </LoadedPanel>
        <DeletionList />
      </PartPanel>
    </div>
  );
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** How much of each kind; what there is none of is left out. */
function Counts({ counted, none }: { counted: readonly WouldGo[]; none: string }) {
  const some = counted.filter(({ count, isMore }) => count > 0 || isMore);
  if (some.length === 0) return <p className="text-ink-soft">{none}</p>;
  return (
    <ul className="grid divide-y divide-line">
      {some.map((it) => (
        <li key={it.what} className="flex items-baseline justify-between gap-4 py-2">
          <span className="min-w-0">{capital(it.what)}</span>
          <strong className="text-right tabular-nums">{spokenCount(it)}</strong>
        </li>
      ))}
    </ul>
  );
}
