import { FileArchive, FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import { printPage } from '#web/lib/print-page.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
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
      <h2 id="keep">Keep Your Report</h2>
      <p>
        Show it to your counselor or your family. The report has a line for an adult to sign. It has your name
        in it, so give it only to people you know.
      </p>
      <div className="flex flex-wrap gap-2">
        <a href={reportAddress(projectId)} download className={buttonClass()}>
          <FileText aria-hidden="true" className="size-5" />
          Download PDF
        </a>
        <Button
          variant="secondary"
          icon={<Printer className="size-5" />}
          pending={isLoading}
          pendingText="Getting photos..."
          onClick={() => void print()}
        >
          Print
        </Button>
        <a href={archiveAddress(projectId)} download className={buttonClass({ variant: 'secondary' })}>
          <FileArchive aria-hidden="true" className="size-5" />
          Download Everything
        </a>
      </div>
      <p className="text-ink-soft text-sm">
        Download Everything gives you one ZIP file: all photos, your entries, your hours, and the PDF.
      </p>
      <h3>Your Hours</h3>
      <p>Each of your hours with its day. A leader can sign it.</p>
      <div className="flex flex-wrap gap-2">
        <a href={hours.pdf} download className={buttonClass({ variant: 'secondary' })}>
          Hours as PDF
        </a>
        <a href={hours.csv} download className={buttonClass({ variant: 'secondary' })}>
          Hours as Table (CSV)
        </a>
      </div>
    </Card>
  );
}
