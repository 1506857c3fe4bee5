import { FileArchive, FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { CompletionSummary } from '#domain/contract/notebook/projects.ts';
import { paths } from '#web/app/paths.ts';
import { printPage } from '#web/lib/print-page.ts';
import { useJobsOf } from '#web/offline/queue/use-outbox.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { seeWhatWaits } from '#words/platform/notices.ts';
import * as unsent from '#words/platform/unsent.ts';
import * as words from '#words/report/report.ts';
import { archiveAddress, hoursAddresses, reportAddress } from './report.queries.ts';
import { TreeTagCard } from './tree-tag-card.tsx';

export type KeepDialogProps = {
  summary: CompletionSummary;
  firstName: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The ways to keep a report: as a PDF, on paper, or everything there is; its hours one by one; and a tag for the tree. */
export function KeepDialog({ summary, firstName, open, onOpenChange }: KeepDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={words.keep.title}
      description={words.keep.text}
    >
      <div className="grid grid-cols-1 gap-4">
        <NotInFiles projectId={summary.project.id} />
        <Files projectId={summary.project.id} />
        <TreeTagCard summary={summary} firstName={firstName} />
      </div>
    </Dialog>
  );
}

/** The server makes the files of what it has, and the report shows what is on its way there, too. */
function NotInFiles({ projectId }: { projectId: string }) {
  const { length } = useJobsOf(projectId);
  if (length === 0) return null;
  return (
    <Alert title={unsent.title(length)}>
      {words.keep.notInFiles(length)}{' '}
      <Link href={paths.waiting()} className="link">
        {seeWhatWaits}
      </Link>
    </Alert>
  );
}

function Files({ projectId }: { projectId: string }) {
  const [isLoading, setLoading] = useState(false);
  const hours = hoursAddresses(projectId);
  const print = async () => {
    setLoading(true);
    await printPage();
    setLoading(false);
  };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <a href={reportAddress(projectId)} download className={buttonClass()}>
          <FileText aria-hidden="true" className="size-5" />
          {words.keep.pdf}
        </a>
        <Button
          variant="secondary"
          icon={<Printer className="size-5" />}
          pending={isLoading}
          pendingText={words.keep.gettingPhotos}
          onClick={() => void print()}
        >
          {words.keep.print}
        </Button>
        <a href={archiveAddress(projectId)} download className={buttonClass({ variant: 'secondary' })}>
          <FileArchive aria-hidden="true" className="size-5" />
          {words.keep.everything}
        </a>
      </div>
      <p className="text-ink-soft text-sm">{words.keep.everythingText}</p>
      <h3>{words.keep.hours}</h3>
      <p>{words.keep.hoursText}</p>
      <div className="flex flex-wrap gap-2">
        <a href={hours.pdf} download className={buttonClass({ variant: 'secondary' })}>
          {words.keep.hoursPdf}
        </a>
        <a href={hours.csv} download className={buttonClass({ variant: 'secondary' })}>
          {words.keep.hoursTable}
        </a>
      </div>
    </>
  );
}
