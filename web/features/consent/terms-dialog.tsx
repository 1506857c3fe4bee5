import type { UseQueryResult } from '@tanstack/react-query';
import type { ShownTerms } from '#domain/contract/consent/consent.ts';
import { showLongDate } from '#web/lib/dates.ts';
import { LoadError } from '#web/parts/load-error.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import * as words from '#words/consent/terms-dialog.ts';

export type TermsDialogProps = {
  terms: UseQueryResult<ShownTerms>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The terms as they are signed (PRODUCT.md#the-consent-page, PRODUCT.md#the-record-of-a-consent), opened by a link. */
export function TermsDialog({ terms, open, onOpenChange }: TermsDialogProps) {
  return (
    <Dialog
      size="lg"
      title={terms.data?.title ?? words.title}
      open={open}
      onOpenChange={(next) => {
        if (next && terms.isError) void terms.refetch();
        onOpenChange(next);
      }}
      trigger={
        <button type="button" className="link min-h-11 text-left">
          {words.read}
        </button>
      }
      hideCloseIcon
      footer={
        <DialogClose>
          <Button>{words.close}</Button>
        </DialogClose>
      }
    >
      {terms.isPending && (
        <SkeletonGroup label={words.loading} className="grid gap-4">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-7 w-3/5" />
          <Skeleton className="h-60 w-full rounded-md" />
        </SkeletonGroup>
      )}
      {terms.isError && <LoadError title={words.failed} error={terms.error} onRetry={terms.refetch} />}
      {terms.data && <Words terms={terms.data} />}
    </Dialog>
  );
}

function Words({ terms: { title, version, sections, support } }: { terms: ShownTerms }) {
  return (
    <>
      {/* The text scrolls by itself, so that Close stays in view on a phone; it takes the focus for the arrow keys. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard (WCAG 2.1.1). */}
      <section aria-label={title} tabIndex={0} className="max-h-[60dvh] overflow-y-auto pr-2">
        <div className="prose wrap-anywhere">
          <p className="text-ink-soft">{words.versionOf(showLongDate(version))}</p>
          {sections.map(({ heading, blocks }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the words never move, and a lawyer may use a heading twice.
            <section key={index}>
              <h3>
                {index + 1}. {heading}
              </h3>
              {blocks.map((block, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the words never move.
                <Block key={place} {...block} />
              ))}
            </section>
          ))}
          <p>{support}</p>
        </div>
      </section>
    </>
  );
}

type BlockOfTerms = ShownTerms['sections'][number]['blocks'][number];

function Block({ kind, items }: BlockOfTerms) {
  // biome-ignore-start lint/suspicious/noArrayIndexKey: the words never move.
  const texts = items.map((spans) =>
    spans.map(({ text, isBold }, place) => (isBold ? <strong key={place}>{text}</strong> : text)),
  );
  const lines = texts.map((text, place) => <li key={place}>{text}</li>);
  // biome-ignore-end lint/suspicious/noArrayIndexKey: the words never move.
  if (kind === 'bullets') return <ul className="mt-2">{lines}</ul>;
  if (kind === 'numbers') return <ol className="mt-2">{lines}</ol>;
  if (kind === 'subheading') return <h4 className="mt-4">{texts}</h4>;
  return <p className="mt-2">{texts}</p>;
}
