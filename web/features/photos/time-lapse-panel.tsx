import type { Look } from '#domain/rules/photos/weekly-photos.ts';
import { Card } from '#web/ui/card.tsx';
import * as words from '#words/report/time-lapse.ts';
import { ClipButton } from './clip-button.tsx';
import { FilmPanel, framesOf } from './film-panel.tsx';

/** Photos of looks one after the other, from the first to the latest, each with the day of its look. */
export function TimeLapsePanel({ looks }: { looks: readonly Look[] }) {
  if (framesOf(looks).length === 0) return null;
  return (
    <Card as="section" aria-labelledby="time-lapse" className="grid gap-3 print:hidden">
      <h2 id="time-lapse">{words.title}</h2>
      <FilmPanel looks={looks} />
      <ClipButton looks={looks} />
    </Card>
  );
}
