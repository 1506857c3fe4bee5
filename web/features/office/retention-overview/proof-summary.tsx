import type { ProofState } from '#domain/contract/office/retention-overview.ts';
import { Alert } from '#web/ui/alert.tsx';
import * as words from '#words/keeping/keeping.tsx';
import { LOCALE } from '#words/platform/language.ts';

const FILE = <code className="text-sm">deletions.jsonl</code>;

/**
 * The number of deletions, the end of their chain, and if the file beside the database agrees
 * (PRODUCT.md#the-keeping-screen).
 */
export function ProofSummary({ proof }: { proof: ProofState }) {
  const { deletions, lastHash, unverified } = proof;
  return (
    <div className="grid gap-4">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
        <dt className="text-ink-soft">{words.deletions}</dt>
        <dd className="tabular-nums">{deletions.toLocaleString(LOCALE)}</dd>
        {deletions > 0 && (
          <>
            <dt className="text-ink-soft">{words.lastFingerprint}</dt>
            <dd className="wrap-anywhere min-w-0 font-mono text-sm">{lastHash}</dd>
          </>
        )}
      </dl>
      {unverified > 0 && (
        <Alert tone="warning" title={words.notSeenGone(unverified, unverified.toLocaleString(LOCALE))}>
          {words.everyHour}
        </Alert>
      )}
      {deletions > 0 || proof.file === 'differs' ? <FileState state={proof.file} /> : null}
    </div>
  );
}

function FileState({ state }: { state: ProofState['file'] }) {
  switch (state) {
    case 'same':
      return <Alert tone="success">{words.sameEnd(FILE)}</Alert>;
    case 'behind':
      return (
        <Alert tone="warning" title={words.fileBehind}>
          {words.lacksLast(FILE)}
        </Alert>
      );
    case 'missing':
      return (
        <Alert tone="warning" title={words.fileMissing}>
          {words.isNone(FILE)}
        </Alert>
      );
    case 'differs':
      return (
        <Alert tone="danger" title={words.fileDiffers}>
          {words.runVerify(<code className="text-sm">npm run deletions -- verify</code>)}
        </Alert>
      );
  }
}
