import { FileArchive, FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import { printPage } from '#web/lib/print-page.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import * as words from '#words/report.ts';
import { archiveAddress, hoursAddresses, reportAddress } from './report.queries.ts';

/** The ways to keep a report: as a PDF, on paper, or everything there is; and its hours one by one. */
export function KeepCard({ projectId }: { projectId: string }) {
  const [isLoading, setLoading] = useState(false);
  const hours = hoursAddresses(projectId);
  const print = async () => {
    setLoading(true);
    await printPage();
    setLoading(false);
  };
  return (
    <Card as="section" aria-labelledby="keep" className="grid gap-4 print:hidden">
      <h2 id="keep">{words.keep.title}</h2>
      <p>{words.keep.text}</p>
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
    </Card>
  );
}
