import { type ReactNode, useRef, useState } from 'react';
import type { ConsentRecord } from '#domain/contract/office/admin.ts';
import { SIGNATURE_HEIGHT_PX, SIGNATURE_WIDTH_PX } from '#domain/limits.ts';
import { showDateTime, showLongDate } from '#web/lib/dates.ts';
import { EmptyState } from '#web/parts/empty-state.tsx';
import type { KeptTexts } from '#web/parts/form.ts';
import { LoadError } from '#web/parts/load-error.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import * as evidence from '#words/consent/consent-evidence.ts';
import * as words from '#words/consent/consent-record.tsx';
import * as replacements from '#words/family/replacements.ts';
import { useConsentRecord } from './admin.queries.ts';
import { ConsentEventList } from './consent-event-list.tsx';
import { ConsentProofPanel } from './consent-proof-panel.tsx';
import { ParentEmailForm, parentEmailOf, useKeptCorrection } from './parent-email-form.tsx';
import { type NamedStudent, nameOf } from './student-badge.tsx';
import { setProofAside } from './use-kept-proof.ts';

export type ConsentRecordDialogProps = { student: NamedStudent; onClose: () => void };

/** A student's signed consent: signer, time and words (PRODUCT.md#the-record-of-a-consent). */
export function ConsentRecordDialog({ student, onClose }: ConsentRecordDialogProps) {
  const kept = useKeptCorrection(student);
  const close = () => {
    kept.forget();
    setProofAside(student);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={close}
      size="lg"
      title={words.title}
      description={words.isFor(nameOf(student), student.username)}
      hideCloseIcon
      footer={
        <DialogClose>
          <Button>{words.close}</Button>
        </DialogClose>
      }
    >
      <Record student={student} kept={kept} />
    </Dialog>
  );
}

type RecordProps = { student: NamedStudent; kept: KeptTexts };

function Record({ student, kept }: RecordProps) {
  const record = useConsentRecord(student.id);
  if (record.isPending) {
    return (
      <SkeletonGroup label={words.loading} className="grid gap-4">
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-36 w-full rounded-md" />
      </SkeletonGroup>
    );
  }
  if (record.isError) {
    return <LoadError title={words.failed} error={record.error} onRetry={record.refetch} />;
  }
  if (!record.data) {
    return (
      <div className="grid gap-6">
        <EmptyState headingLevel={3} title={words.nobodySigned} text={words.noConsent(nameOf(student))} />
        <ConsentProofPanel student={student} record={null} />
      </div>
    );
  }
  return <SignedRecord student={student} kept={kept} record={record.data} />;
}

type SignedRecordProps = RecordProps & { record: ConsentRecord };

function SignedRecord({ student, kept, record }: SignedRecordProps) {
  const { parentPhone, signedAt, clientAddress, browser, terms, method, state } = record;
  const parent = `${record.parentFirstName ?? ''} ${record.parentLastName ?? ''}`.trim();
  return (
    <div className="grid gap-6">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
        <Fact name={words.howItStands}>{evidence.states[state]}</Fact>
        <Fact name={words.howGiven}>{evidence.methods[method]}</Fact>
        <Fact name={words.parent}>{parent}</Fact>
        <Fact name={words.email}>
          <ParentEmail student={student} kept={kept} record={record} />
        </Fact>
        <Fact name={words.phone}>{parentPhone}</Fact>
        <Fact name={record.signature || method !== 'form' ? words.signed : words.recorded}>
          <time dateTime={signedAt}>{showDateTime(signedAt)}</time>
        </Fact>
        <Fact name={words.terms}>{words.versionOf(showLongDate(terms.version) || terms.version)}</Fact>
        <Fact name={words.hash}>
          <code className="text-sm">{terms.hash}</code>
        </Fact>
        <Fact name={words.republishing}>{showRepublishing(record)}</Fact>
        <Fact name={words.networkAddress}>{clientAddress}</Fact>
        <Fact name={words.browser}>{browser}</Fact>
      </dl>
      <Signature record={record} parent={parent} />
      <ConsentProofPanel student={student} record={record} />
      <ConsentEventList studentId={student.id} events={record.events} />
      <Collapsible title={words.termsAsSigned} headingLevel={3}>
        <p className="max-w-[65ch] whitespace-pre-line">{terms.text}</p>
      </Collapsible>
    </div>
  );
}

/** It is allowed by a permission of its own; the signature under the terms allows none. */
function showRepublishing({ republishingSince }: ConsentRecord): string {
  return republishingSince ? words.givenOn(showDateTime(republishingSince)) : words.notGiven;
}

function showChange({ email, by, startsAt }: NonNullable<ConsentRecord['emailChange']>): string {
  return startsAt === null
    ? replacements.waits(email, by)
    : replacements.comes(email, by, showLongDate(startsAt));
}

/** Where the parent is written to, what was signed where that differs, and the way to put it right. */
function ParentEmail({ student, kept, record }: SignedRecordProps) {
  const { emailChange } = record;
  const [left, setLeft] = useState(kept.left);
  const [isOpen, setIsOpen] = useState(left !== null);
  const button = useRef<HTMLButtonElement>(null);
  const done = () => {
    setIsOpen(false);
    kept.forget();
    setLeft(null);
    // The field that had it is gone: the keyboard goes on where it came from.
    requestAnimationFrame(() => button.current?.focus());
  };
  if (isOpen) return <ParentEmailForm {...{ student, record }} kept={{ ...kept, left }} onDone={done} />;
  return (
    <div className="grid justify-items-start gap-1">
      <span>{parentEmailOf(record) || words.notGiven}</span>
      {record.isChildsAddress && <Badge tone="waiting">{words.isChilds}</Badge>}
      {record.corrections.map(({ correctedAt, adminUsername }) => (
        <span key={correctedAt} className="text-ink-soft text-sm">
          {words.correctedBy(adminUsername, <time dateTime={correctedAt}>{showDateTime(correctedAt)}</time>)}
        </span>
      ))}
      {record.corrections.length > 0 && (
        <span className="text-ink-soft text-sm">{words.signedAs(record.parentEmail ?? '')}</span>
      )}
      {emailChange && <Alert tone="warning">{showChange(emailChange)}</Alert>}
      {!emailChange && (
        <Button ref={button} size="sm" variant="secondary" onClick={() => setIsOpen(true)}>
          {words.correctAddress}
        </Button>
      )}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid sm:col-span-2 sm:grid-cols-subgrid">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere min-w-0">{children || words.notGiven}</dd>
    </div>
  );
}

function Signature({ record, parent }: { record: ConsentRecord; parent: string }) {
  const { signature: image, method } = record;
  if (!image) {
    const text = method === 'form' ? words.isOnForm : words.isGone;
    return <p className="text-ink-soft">{text}</p>;
  }
  return (
    <figure className="grid justify-items-start gap-2">
      <img
        src={image}
        alt={words.signatureOf(parent)}
        width={SIGNATURE_WIDTH_PX}
        height={SIGNATURE_HEIGHT_PX}
        className="h-auto max-w-full rounded-md border border-line-strong bg-[white]"
      />
      <figcaption className="text-ink-soft text-sm">{words.signature}</figcaption>
    </figure>
  );
}
