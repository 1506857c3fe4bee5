import type { WouldGo } from '#domain/contract/office/retention-overview.ts';
import { cleared } from '#words/keeping/clearing.ts';
import * as holds from '#words/keeping/holds.tsx';
import * as words from '#words/keeping/keeping.tsx';
import { spokenCount } from '#words/platform/spoken-count.ts';
import { DeletionList } from './deletion-list.tsx';
import { DueList } from './due-list.tsx';
import { HoldList } from './hold-list.tsx';
import { JobList } from './job-list.tsx';
import { LoadedPanel, PartPanel } from './loaded-panel.tsx';
import { ProofSummary } from './proof-summary.tsx';
import { useDryRun, useDue, useKeeping } from './retention-overview.queries.ts';

/** PRODUCT.md#the-keeping-screen: what is due, held and gone, and what the clearing does; each part comes by itself. */
export function KeepingPanel({ onShowMail }: { onShowMail: () => void }) {
  const [due, dryRun, keeping] = [useDue(), useDryRun(), useKeeping()];
  return (
    <div className="grid gap-6">
      <p className="max-w-prose">{words.whatFor}</p>
      <PartPanel title={words.parts.due.title}>
        <LoadedPanel query={due} words={words.parts.due}>
          {(it) => <DueList due={it} onShowMail={onShowMail} />}
        </LoadedPanel>
      </PartPanel>
      <PartPanel title={words.parts.holds.title}>
        <p className="max-w-prose">{holds.whatItIs}</p>
        <LoadedPanel query={keeping} words={words.parts.holds}>
          {({ holds }) => <HoldList holds={holds} />}
        </LoadedPanel>
      </PartPanel>
      <PartPanel title={words.parts.dryRun.title}>
        <LoadedPanel query={dryRun} words={words.parts.dryRun}>
          {(it) => <Counts counted={it} none={words.nothingWould} />}
        </LoadedPanel>
      </PartPanel>
      <PartPanel title={words.parts.jobs.title}>
        <LoadedPanel query={keeping} words={words.parts.jobs}>
          {({ jobs }) => <JobList jobs={jobs} />}
        </LoadedPanel>
      </PartPanel>
      <PartPanel title={words.parts.proof.title}>
        <LoadedPanel query={keeping} words={words.parts.proof}>
          {({ proof }) => <ProofSummary proof={proof} />}
        </LoadedPanel>
        <DeletionList />
      </PartPanel>
    </div>
  );
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Counts by kind, without zeros. */
function Counts({ counted, none }: { counted: readonly WouldGo[]; none: string }) {
  const some = counted.filter(({ count, isMore }) => count > 0 || isMore);
  if (some.length === 0) return <p className="text-ink-soft">{none}</p>;
  return (
    <ul className="grid divide-y divide-line">
      {some.map((item) => (
        <li key={item.what} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
          <span className="min-w-[min(10rem,100%)] flex-1">{capital(cleared(item.what))}</span>
          <strong className="ml-auto text-right tabular-nums">{spokenCount(item)}</strong>
        </li>
      ))}
    </ul>
  );
}
