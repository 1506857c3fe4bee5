import { Download, RotateCw } from 'lucide-react';
import { Link } from 'wouter';
import waiting from '#pictures/pictures-waiting.svg?no-inline';
import { paths } from '#web/app/paths.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { forgetsInAWeek, type StoragePromise, useStoragePromise } from '#web/offline/app/device-storage.ts';
import { ConflictList } from '#web/offline/queue/conflict-list.tsx';
import { isContested } from '#web/offline/queue/conflicts.ts';
import { DiscardButton, ThrowAwayButton } from '#web/offline/queue/discard-button.tsx';
import type { DraftRecord } from '#web/offline/queue/draft-records.ts';
import { type Job, nextToSend } from '#web/offline/queue/job.ts';
import { isOfDeleted } from '#web/offline/queue/of-deleted.ts';
import { OnlineOnly } from '#web/offline/queue/online-only.tsx';
import { saveCopy } from '#web/offline/queue/save-copy.ts';
import { troubleWords } from '#web/offline/queue/trouble-words.ts';
import { useLeftDrafts } from '#web/offline/queue/use-left-drafts.ts';
import { useJobs, useLine, useOutbox } from '#web/offline/queue/use-outbox.ts';
import { EmptyState } from '#web/parts/empty-state.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import { Picture } from '#web/ui/picture.tsx';
import * as words from '#words/notebook/waiting.ts';
import { said } from '#words/sentences.ts';

/** A student's work on this device that the server lacks, and the ways to send it. */
export default function WaitingPage() {
  useDocumentTitle(words.title);
  const jobs = useJobs();
  const { left, drop } = useLeftDrafts();
  const isAnything = jobs.length > 0 || (left ?? []).length > 0;
  return (
    <>
      <PageHeader
        title={words.title}
        back={<BackLink href={paths.home()}>{words.toDashboard}</BackLink>}
        {...(isAnything && { subtitle: words.subtitle })}
      />
      <OnlineOnly />
      {isAnything && <Waiting jobs={jobs} left={left ?? []} onDrop={drop} />}
      {!isAnything && left !== null && <NothingWaits />}
    </>
  );
}

function NothingWaits() {
  return (
    <EmptyState
      illustration={<Picture from={waiting} of="waiting" />}
      title={words.nothing.title}
      text={words.nothing.text}
      action={
        <Link href={paths.home()} className={buttonClass()}>
          {words.nothing.back}
        </Link>
      }
    />
  );
}

type WaitingProps = {
  jobs: readonly Job[];
  /** Drafts that cannot be sent as they stand. */
  left: readonly DraftRecord[];
  onDrop: (record: DraftRecord) => Promise<void>;
};

function Waiting({ jobs, left, onDrop }: WaitingProps) {
  const outbox = useOutbox();
  const line = useLine();
  const trouble = troubleWords(line);
  const promise = useStoragePromise();
  const sendingSeq = line === 'open' ? nextToSend(jobs)?.seq : undefined;
  return (
    <div className="grid gap-6">
      {line === 'login' && (
        <Alert tone="warning" title={words.logIn.title}>
          {words.logIn.text}
        </Alert>
      )}
      {trouble && (
        <Alert tone="warning" title={trouble.title}>
          {trouble.text}
        </Alert>
      )}
      <ul aria-label={words.title} className="grid gap-3">
        {jobs.map((job) => (
          <WaitingThing
            key={job.key}
            job={job}
            isSending={job.seq === sendingSeq && !outbox.isTroubled(job)}
            isTroubled={outbox.isTroubled(job)}
          />
        ))}
        {left.map((record) => (
          <UnfinishedThing
            key={`${record.form} ${record.by}`}
            record={record}
            onDrop={() => void onDrop(record).catch(() => undefined)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {jobs.length > 0 && (
          <Button icon={<RotateCw aria-hidden="true" className="size-5" />} onClick={() => outbox.retryAll()}>
            {words.tryNow}
          </Button>
        )}
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" className="size-5" />}
          onClick={() => saveCopy(jobs, left)}
        >
          {words.saveCopy}
        </Button>
      </div>
      <p className="text-ink-soft text-sm">{forgetsInAWeek() ? words.isForgotten : STORAGE_WORDS[promise]}</p>
    </div>
  );
}

const STORAGE_WORDS: Readonly<Record<StoragePromise, string>> = {
  given: words.isPromised,
  refused: words.mayBeCleared,
  unknown: words.doNotClear,
};

type WaitingThingProps = {
  job: Job;
  isSending: boolean;
  /** It fails again and again, though the others go through. */
  isTroubled: boolean;
};

function WaitingThing({ job, isSending, isTroubled }: WaitingThingProps) {
  const outbox = useOutbox();
  const picture = outbox.pictureOf(job);
  const jobs = useJobs();
  const isHidden = isContested(job) && isOfDeleted(job, jobs);
  return (
    <Card as="li" className="flex gap-4">
      {picture && <img src={picture} alt="" className="size-16 shrink-0 rounded-md object-cover" />}
      <div className="grid min-w-0 flex-1 justify-items-start gap-1.5">
        <p className="wrap-anywhere font-semibold">{job.label}</p>
        <p className="text-ink-soft text-sm">{showDateTime(new Date(job.queuedAt).toISOString())}</p>
        <State job={job} isSending={isSending} />
        {isContested(job) && !isHidden && <ConflictList about={job.about} />}
        {job.parked === null && isTroubled && <p>{words.isTroubled}</p>}
        {job.parked !== null && (isHidden || !isContested(job)) && (
          <>
            <p className="wrap-anywhere">{isHidden ? words.ofDeleted : said(job.parked)}</p>
            <DiscardButton job={job} name={job.label} variant="secondary" size="sm" />
          </>
        )}
      </div>
    </Card>
  );
}

/** A draft that cannot be sent as it stands: its name, and the way to the place to correct it. */
function UnfinishedThing({ record, onDrop }: { record: DraftRecord; onDrop: () => void }) {
  const { label = words.something, writtenAt, texts, job, screen } = record;
  return (
    <Card as="li" className="grid justify-items-start gap-1.5">
      <p className="wrap-anywhere font-semibold">{label}</p>
      {writtenAt && (
        <p className="text-ink-soft text-sm">{showDateTime(new Date(writtenAt).toISOString())}</p>
      )}
      <Badge tone="waiting">{words.notFinished}</Badge>
      {Object.entries(texts).map(([field, text]) => (
        <p key={field} className="wrap-anywhere whitespace-pre-wrap border-line border-l-4 pl-3">
          {text}
        </p>
      ))}
      <p>{job === null ? words.needsHelp : words.inOtherTab}</p>
      <div className="flex flex-wrap gap-3">
        {screen && (
          <Link href={screen} className={buttonClass({ size: 'sm' })}>
            {words.open}
          </Link>
        )}
        <ThrowAwayButton
          variant="secondary"
          size="sm"
          consequence={words.willBeGone(label)}
          onConfirm={onDrop}
        />
      </div>
    </Card>
  );
}

function State({ job, isSending }: { job: Job; isSending: boolean }) {
  if (isContested(job)) return <Badge tone="waiting">{words.twoVersions}</Badge>;
  if (job.parked !== null) return <Badge tone="danger">{words.refused}</Badge>;
  if (isSending) return <Badge tone="active">{words.sending}</Badge>;
  return <Badge tone="waiting">{words.waits}</Badge>;
}
