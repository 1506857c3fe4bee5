import { FileArchive, FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import type { CompletionSummary } from '#domain/contract/notebook/projects.ts';
import { printPage } from '#web/lib/print-page.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
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
        <Files projectId={summary.project.id} />
        <TreeTagCard summary={summary} firstName={firstName} />
      </div>
    </Dialog>
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
