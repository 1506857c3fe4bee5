import type { Photo } from '#domain/contract/photos.ts';
import { firstAndLatest } from '#domain/rules/looking-back.ts';
import { photoAlt } from '#domain/rules/photo.ts';
import { showLongDate } from '#web/lib/dates.ts';
import { Card } from '#web/ui/card.tsx';
import { PictureCompare } from '#web/ui/picture-compare.tsx';

export type CompareCardProps = {
  photos: readonly Photo[];
  /** The address of a photo's picture; the page knows where pictures are. */
  addressOf: (filename: string) => string;
};

/** The first photo of a project over its latest one. */
export function CompareCard({ photos, addressOf }: CompareCardProps) {
  const pair = firstAndLatest(photos);
  if (!pair) return null;
  const picture = (name: string, photo: Photo) => ({
    src: addressOf(photo.filename),
    alt: `${name} photo. ${photoAlt(photo)}`,
    caption: `${name}: ${showLongDate(photo.takenAt ?? photo.uploadedAt)}`,
  });
  return (
    <Card as="section" aria-labelledby="compare" className="grid gap-4 print:break-inside-avoid">
      <h2 id="compare">Then and Now</h2>
      <p className="print:hidden">Move the slider to see your first and your latest photo.</p>
      <PictureCompare
        before={picture('First', pair.first)}
        after={picture('Latest', pair.latest)}
        label="How much of the first photo you see"
      />
    </Card>
  );
}
