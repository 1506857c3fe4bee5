import type { ReactNode } from 'react';
import type { Photo } from '#domain/contract/photos/photos.ts';
import type { Look } from '#domain/rules/photos/weekly-photos.ts';
import { dayOfPhoto } from '#domain/rules/report/report-photos.ts';
import { showLongDate } from '#web/lib/dates.ts';
import { EmptyState } from '#web/parts/empty-state.tsx';
import { Carousel } from '#web/ui/carousel.tsx';
import { cx } from '#web/ui/class-names.ts';
import { photoAlt } from '#words/photos/photo-alt.ts';
import { kindAndDay, kinds } from '#words/photos/photo-viewer.ts';
import * as words from '#words/report/report.ts';

export type CompletionCarouselProps = {
  photos: readonly Photo[];
  /** Say of which day their photos are. */
  looks: readonly Pick<Look, 'id' | 'observedAt'>[];
  /** When their project was begun. */
  began: string;
  /** The address of a photo's picture; the page knows where pictures are. */
  addressOf: (filename: string) => string;
  emptyIllustration?: ReactNode;
  /** Those that are printed, large; the others are on the screen only. */
  printed: readonly Photo[];
};

/** PRODUCT.md#completion: all photos of the project, in the order of the work, each with its step. */
export function CompletionCarousel(props: CompletionCarouselProps) {
  const { photos, looks, began, addressOf, emptyIllustration, printed } = props;
  const dayOf = (photo: Photo) => showLongDate(dayOfPhoto(photo, looks, began));
  return (
    <section
      aria-labelledby="photos"
      className={cx('grid gap-4 print:block print:space-y-4', printed.length === 0 && 'print:hidden')}
    >
      <h2 id="photos">{words.photos.title}</h2>
      {photos.length === 0 ? (
        <EmptyState
          headingLevel={3}
          illustration={emptyIllustration}
          title={words.photos.none}
          text={words.photos.noneText}
        />
      ) : (
        <Carousel
          label={words.photos.label}
          isLargeOnPaper
          slides={photos.map((photo) => ({
            key: photo.id,
            isUnprinted: !printed.includes(photo),
            content: <PhotoSlide photo={photo} day={dayOf(photo)} address={addressOf(photo.filename)} />,
          }))}
          caption={(index) => {
            const photo = photos[index];
            return photo && <PhotoCaption photo={photo} day={dayOf(photo)} />;
          }}
        />
      )}
    </section>
  );
}

type PhotoSlideProps = { photo: Photo; day: string; address: string };

/**
 * The picture as a whole, whatever its shape, in a frame that is the same for all. On paper each has its words under it;
 * on the screen they stand under the carousel, once.
 */
function PhotoSlide({ photo, day, address }: PhotoSlideProps) {
  return (
    <div
      data-caption={`${words.photoTitle(photo)}, ${day}`}
      className="print:after:text-sm print:after:content-[attr(data-caption)]"
    >
      <img
        src={address}
        alt={photoAlt(photo)}
        width={photo.width}
        height={photo.height}
        loading="lazy"
        draggable={false}
        className="aspect-4/3 max-h-[70dvh] w-full bg-paper-sunken object-contain print:aspect-auto print:h-auto print:max-h-[100mm] print:w-auto print:max-w-full print:rounded-lg"
      />
    </div>
  );
}

function PhotoCaption({ photo, day }: { photo: Photo; day: string }) {
  return (
    <>
      <p className="font-semibold">{words.photoTitle(photo)}</p>
      <p className="text-ink-soft text-sm first-letter:uppercase">
        {photo.kind ? kindAndDay(kinds[photo.kind], day) : day}
      </p>
    </>
  );
}
