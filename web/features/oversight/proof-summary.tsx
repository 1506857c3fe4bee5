import type { ProofState } from '#domain/contract/oversight.ts';
import { Alert } from '#web/ui/alert.tsx';
import { LOCALE } from '#words/language.ts';

const FILE = <code className="text-sm">deletions.jsonl</code>;

/** How many deletions are noted, the end of their chain, and whether the file beside the database tells of the same (§22). */
export function ProofSummary({ proof }: { proof: ProofState }) {
  const { deletions, lastHash, unverified } = proof;
  return (
    <div className="grid gap-4">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
        <dt className="text-ink-soft">Deletions</dt>
        <dd className="tabular-nums">{deletions.toLocaleString(LOCALE)}</dd>
        {deletions > 0 && (
          <>
            <dt className="text-ink-soft">Last fingerprint</dt>
            <dd className="wrap-anywhere min-w-0 font-mono text-sm">{lastHash}</dd>
          </>
        )}
      </dl>
      {unverified > 0 && (
        <Alert
          tone="warning"
          title={
            unverified === 1
              ? 'The files of 1 deletion were not seen to be gone yet.'
              : `The files of ${unverified.toLocaleString(LOCALE)} deletions were not seen to be gone yet.`
          }
        >
          That is tried again every hour.
        </Alert>
      )}
      {deletions > 0 || proof.file === 'differs' ? <FileState state={proof.file} /> : null}
    </div>
  );
}

function FileState({ state }: { state: ProofState['file'] }) {
  switch (state) {
    case 'same':
      return <Alert tone="success">{FILE} beside the database ends with the same one.</Alert>;
    case 'behind':
      return (
        <Alert tone="warning" title="The file is behind.">
          {FILE} lacks the last deletions. They are added within an hour.
        </Alert>
      );
    case 'missing':
      return (
        <Alert tone="warning" title="The file is missing.">
          There is no {FILE} beside the database. It is written again within an hour. Without it a backup
          would bring back what was deleted.
        </Alert>
      );
    case 'differs':
      return (
        <Alert tone="danger" title="The file and the database differ.">
          Run <code className="text-sm">npm run deletions -- verify</code> on the server: it names the first
          deletion that is not as it was written.
        </Alert>
      );
  }
}
