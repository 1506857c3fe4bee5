import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DeletionReceipt } from '#domain/contract/deletions/deletions.ts';
import { useDeletionReceipt } from '#web/features/deletions/deletions.queries.ts';
import { isDeadLink } from '#web/lib/call.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { printPage } from '#web/lib/print-page.ts';
import { siteName, supportEmail } from '#web/lib/site.ts';
import { useLinkToken } from '#web/lib/use-link-token.ts';
import { LoadError } from '#web/parts/load-error.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { questions } from '#words/family/dead-links.ts';
import { spokenCounts } from '#words/keeping/deletion-counts.ts';
import * as words from '#words/keeping/deletion-receipt.ts';
import { loading } from '#words/platform/fields.ts';

/**
 * PRODUCT.md#the-receipt: what the letter to the parents of a deleted account leads to. No name stands here: none is
 * known any more.
 */
export default function DeletionReceiptPage() {
  useDocumentTitle(words.title);
  const receipt = useLinkToken();
  const found = useDeletionReceipt(receipt);
  if (receipt === '' || isDeadLink(found.error)) return <Unknown />;
  return (
    <div className="grid gap-6">
      <PageHeader title={words.title} />
      {found.isPending && (
        <SkeletonGroup label={loading} className="grid gap-4">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-6 w-2/5" />
        </SkeletonGroup>
      )}
      {found.isError && <LoadError title={words.failed} error={found.error} onRetry={found.refetch} />}
      {found.data && <Receipt number={receipt} {...found.data} />}
    </div>
  );
}

function Unknown() {
  return (
    <div className="grid gap-6">
      <PageHeader title={words.unknown} />
      <p>{words.wasCutOff}</p>
      <p className="wrap-anywhere">{questions(supportEmail)}</p>
    </div>
  );
}

function Receipt({ number, deletedAt, counts, files, verifiedAt }: DeletionReceipt & { number: string }) {
  const seen =
    files === 0
      ? words.noFiles
      : verifiedAt === null
        ? words.removing(files)
        : words.noneIsLeft(files, showDateTime(verifiedAt));
  return (
    <>
      <p>{words.text(siteName)}</p>
      <dl className="grid gap-3 rounded-md border border-line bg-paper-raised p-4">
        <Fact name={words.deletedOn}>{showDateTime(deletedAt)}</Fact>
        <Fact name={words.deleted}>
          <ul>
            {spokenCounts(counts).map((spokenCount) => (
              <li key={spokenCount}>{spokenCount}</li>
            ))}
          </ul>
        </Fact>
        <Fact name={words.files}>{seen}</Fact>
        <Fact name={words.receipt}>{number}</Fact>
      </dl>
      <Button
        variant="secondary"
        className="print:hidden"
        icon={<Printer className="size-5" />}
        onClick={printPage}
      >
        {words.print}
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
