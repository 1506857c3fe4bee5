import { FileArchive, FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import { printPage } from '#web/lib/print-page.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { archiveAddress, reportAddress } from './report.queries.ts';

/** The ways to keep a report: as a PDF, on paper, or everything there is. */
export function KeepCard({ projectId }: { projectId: string }) {
  const [isLoading, setLoading] = useState(false);
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
        Download Everything gives you one ZIP file: all photos, your entries, and the PDF.
      </p>
    </Card>
  );
}
