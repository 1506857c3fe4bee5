import type { Photo } from '#domain/contract/photos/photos.ts';
import type { Look } from '#domain/rules/photos/weekly-photos.ts';
import { firstAndLatest } from '#domain/rules/report/report-photos.ts';
import { showLongDate } from '#web/lib/dates.ts';
import { Card } from '#web/ui/card.tsx';
import { PictureCompare } from '#web/ui/picture-compare.tsx';
import { photoAlt } from '#words/photos/photo-alt.ts';
import * as words from '#words/report/report.ts';

export type CompareCardProps = {
  photos: readonly Photo[];
  /** Say of which day their photos are. */
  looks: readonly Pick<Look, 'id' | 'observedAt'>[];
  /** When the project was begun. */
  began: string;
  /** The address of a photo's picture; the page knows where pictures are. */
  addressOf: (filename: string) => string;
};

/** The first photo of a project over its latest one. */
export function CompareCard({ photos, looks, began, addressOf }: CompareCardProps) {
  const pair = firstAndLatest(photos, looks, began);
  if (!pair) return null;
  const { first, latest } = pair;
  return (
    <Card as="section" aria-labelledby="compare" className="grid gap-4 print:break-inside-avoid">
      <h2 id="compare">{words.compare.title}</h2>
      <p className="print:hidden">{words.compare.hint}</p>
      <PictureCompare
        before={{
          src: addressOf(first.photo.filename),
          alt: words.firstAlt(photoAlt(first.photo)),
          caption: words.firstOn(showLongDate(first.at)),
        }}
        after={{
          src: addressOf(latest.photo.filename),
          alt: words.latestAlt(photoAlt(latest.photo)),
          caption: words.latestOn(showLongDate(latest.at)),
        }}
        label={words.compare.slider}
      />
    </Card>
  );
}
