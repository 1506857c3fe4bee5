import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PrivacyNotice } from '#domain/contract/keeping/privacy.ts';
import { usePrivacyNotice } from '#web/features/keeping/privacy/privacy.queries.ts';
import { RetentionList } from '#web/features/keeping/privacy/retention-list.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { printPage } from '#web/lib/print-page.ts';
import { siteName } from '#web/lib/site.ts';
import { LoadError } from '#web/parts/load-error.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import * as words from '#words/keeping/privacy.ts';
import { loading } from '#words/platform/fields.ts';

/** PRODUCT.md#the-privacy-notice: what is kept of a family, by whom and for how long, for grown-ups to read and to print. */
export default function PrivacyPage() {
  useDocumentTitle(words.title);
  const notice = usePrivacyNotice();
  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={words.subtitle(siteName)}
        actions={
          notice.data && (
            <Button
              variant="secondary"
              size="sm"
              className="print:hidden"
              icon={<Printer className="size-5" />}
              onClick={printPage}
            >
              {words.print}
            </Button>
          )
        }
      />
      {notice.isPending && (
        <SkeletonGroup label={loading} className="grid gap-4">
          <Skeleton className="h-7 w-2/5" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-7 w-2/5" />
          <Skeleton className="h-40 w-full" />
        </SkeletonGroup>
      )}
      {notice.isError && <LoadError title={words.failed} error={notice.error} onRetry={notice.refetch} />}
      {notice.data && <Notice notice={notice.data} />}
    </>
  );
}

function Notice({ notice }: { notice: PrivacyNotice }) {
  return (
    <div className="grid gap-10 print:block print:space-y-6">
      {notice.sections.map(({ id, heading, paragraphs, points }) => (
        <section key={id} aria-labelledby={id} className="grid gap-4">
          <div className="prose wrap-anywhere">
            <h2 id={id}>{heading}</h2>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {points.length > 0 && (
              <ul>
                {points.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            )}
          </div>
          {id === 'operator' && <Operator {...notice} />}
          {id === 'kept' && <RetentionList retention={notice.retention} />}
        </section>
      ))}
    </div>
  );
}

function Operator({ operator, supportEmail }: PrivacyNotice) {
  if (!(operator.name || operator.address || operator.phone || supportEmail)) return null;
  return (
    <dl className="grid max-w-[65ch] gap-x-6 gap-y-3 rounded-md border border-line bg-paper-raised p-4 sm:grid-cols-[auto_1fr]">
      <Fact name={words.operatorName}>{operator.name}</Fact>
      <Fact name={words.address}>{operator.address}</Fact>
      <Fact name={words.phone}>{operator.phone}</Fact>
      <Fact name={words.email}>
        {supportEmail && (
          <a href={`mailto:${supportEmail}`} className="link">
            {supportEmail}
          </a>
        )}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="grid sm:col-span-2 sm:grid-cols-subgrid">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere min-w-0">{children}</dd>
    </div>
  );
}
