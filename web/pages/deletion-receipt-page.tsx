import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DeletionReceipt } from '#domain/contract/deletions.ts';
import { spokenCounts } from '#domain/rules/deletions.ts';
import { useDeletionReceipt } from '#web/features/deletions/deletions.queries.ts';
import { isDeadLink } from '#web/lib/call.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { printPage } from '#web/lib/print-page.ts';
import { siteName, supportEmail } from '#web/lib/site.ts';
import { useLinkToken } from '#web/lib/use-link-token.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';

/** §19: what the letter to the parents of a deleted account leads to. No name stands here: none is known any more. */
export default function DeletionReceiptPage() {
  useDocumentTitle('Deletion Receipt');
  const receipt = useLinkToken();
  const found = useDeletionReceipt(receipt);
  if (receipt === '' || isDeadLink(found.error)) return <Unknown />;
  return (
    <div className="grid gap-6">
      <PageHeader title="Deletion Receipt" />
      {found.isPending && (
        <SkeletonGroup label="Loading..." className="grid gap-4">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-6 w-2/5" />
        </SkeletonGroup>
      )}
      {found.isError && (
        <LoadError title="The receipt could not be loaded." error={found.error} onRetry={found.refetch} />
      )}
      {found.data && <Receipt number={receipt} {...found.data} />}
    </div>
  );
}

function Unknown() {
  return (
    <div className="grid gap-6">
      <PageHeader title="We do not know this receipt." />
      <p>Please open the whole address from your letter again. It may have been cut off.</p>
      <p>
        Questions? Write to <span className="wrap-anywhere">{supportEmail}</span>.
      </p>
    </div>
  );
}

function Receipt({ number, deletedAt, counts, files, verifiedAt }: DeletionReceipt & { number: string }) {
  const seen =
    files === 0
      ? 'There were none.'
      : verifiedAt === null
        ? `${files}. They are still being removed: please look again tomorrow.`
        : `${files}. None of them is left: we looked on ${showDateTime(verifiedAt)}.`;
  return (
    <>
      <p>
        Everything named here was deleted from {siteName} for good. No name is shown, since none is kept with
        this receipt.
      </p>
      <dl className="grid gap-3 rounded-md border border-line bg-paper-raised p-4">
        <Fact name="Deleted on">{showDateTime(deletedAt)}</Fact>
        <Fact name="Deleted">
          <ul>
            {spokenCounts(counts).map((it) => (
              <li key={it}>{it}</li>
            ))}
          </ul>
        </Fact>
        <Fact name="Files of pictures and scans">{seen}</Fact>
        <Fact name="Receipt">{number}</Fact>
      </dl>
      <Button
        variant="secondary"
        className="print:hidden"
        icon={<Printer className="size-5" />}
        onClick={printPage}
      >
        Print
      </Button>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
