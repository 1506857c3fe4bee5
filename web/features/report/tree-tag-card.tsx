import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { CompletionSummary } from '#domain/contract/notebook/projects.ts';
import { drawnAs } from '#domain/rules/notebook/drawn-as.ts';
import { plantedOn } from '#domain/rules/report/report-photos.ts';
import { speciesTitle } from '#domain/rules/report/summary.ts';
import { showLongDate } from '#web/lib/dates.ts';
import { printPage } from '#web/lib/print-page.ts';
import { Button } from '#web/ui/button.tsx';
import { TreeDrawing } from '#web/ui/trees/tree-drawing.tsx';
import * as words from '#words/report/report.ts';
import { treeNamed } from '#words/species/tree-names.ts';

export type TreeTagCardProps = {
  summary: CompletionSummary;
  /** The child's first name, the only one on the tag. */
  firstName: string;
};

/** A tag to print and to hang beside the planted tree, where anybody may read it: it says neither where nor who in full. */
export function TreeTagCard({ summary, firstName }: TreeTagCardProps) {
  const [isPrinting, setPrinting] = useState(false);
  const day = plantedOn(summary.timeline);
  useEffect(() => {
    if (!isPrinting) return;
    const done = () => setPrinting(false);
    window.addEventListener('afterprint', done);
    void printPage();
    return () => window.removeEventListener('afterprint', done);
  }, [isPrinting]);
  if (day === null) return null;
  const tag = <Tag summary={summary} day={day} firstName={firstName} />;
  return (
    <section aria-labelledby="tag" className="grid grid-cols-1 gap-4 border-line border-t pt-5">
      <h3 id="tag">{words.tag.title}</h3>
      <p>{words.tag.text}</p>
      <div className="max-w-md">{tag}</div>
      <Button
        className="justify-self-start"
        variant="secondary"
        icon={<Printer aria-hidden="true" className="size-5" />}
        onClick={() => setPrinting(true)}
      >
        {words.tag.print}
      </Button>
      {isPrinting &&
        createPortal(
          <div data-printed-alone="" aria-hidden="true" className="hidden print:block">
            {tag}
          </div>,
          document.body,
        )}
    </section>
  );
}

/** As large on paper as a postcard, with a place for the hole. */
function Tag({ summary, day, firstName }: TreeTagCardProps & { day: string }) {
  const { project, species } = summary;
  return (
    <div className="relative grid grid-cols-1 gap-3 rounded-lg border-2 border-forest border-dashed bg-paper-raised px-[min(1.25rem,5vw)] pt-10 pb-5 print:h-[90mm] print:w-[140mm] print:content-center">
      <span
        aria-hidden="true"
        className="absolute top-3 left-1/2 size-5 -translate-x-1/2 rounded-full border-2 border-line-strong"
      />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="grid min-w-0 flex-1 basis-44 gap-1">
          <p className="wrap-anywhere font-semibold text-2xl text-forest">
            {project.name}, {treeNamed(speciesTitle(summary) ?? words.tag.aTree)}
          </p>
          {species?.scientificName && (
            <p className="text-ink-soft italic" lang="la">
              {species.scientificName}
            </p>
          )}
        </div>
        <TreeDrawing scientificName={drawnAs(species)} className="w-32" />
      </div>
      <p className="wrap-anywhere border-line border-t pt-3 text-sm">
        <span className="block">{words.plantedOn(showLongDate(day))}</span>
        <span className="block">{words.clonedBy(firstName)}</span>
      </p>
    </div>
  );
}
