import type { Child } from '#domain/contract/parent.ts';
import { photoAlt } from '#domain/rules/photo.ts';
import { photoTime } from '#domain/rules/photo-time.ts';
import { showDateTime, showLongDate } from '#web/lib/dates.ts';
import { Card } from '#web/ui/card.tsx';
import * as work from '#words/child-work.ts';
import { momentDetail } from '#words/moment-details.ts';
import * as words from '#words/parent-page.tsx';
import { recorded } from '#words/recorded.ts';
import { childPhotoAddress } from './parent.queries.ts';

/** A typed day, or a typed moment. */
const shown = (at: string) => (at.length > 10 ? showDateTime(at) : showLongDate(at));

/** What a child did last: the newest photo and the newest words. */
export function LatestWorkCard({ child }: { child: Child }) {
  const { photo, words: latest } = child.latest;
  if (!photo && !latest) {
    return (
      <Card look="dashed">
        <p className="text-ink-soft">{words.nothingYet(child.firstName)}</p>
      </Card>
    );
  }
  return (
    <Card look="notebook" className="grid items-start gap-6 sm:grid-cols-2">
      {photo && (
        <figure className="grid gap-2">
          <a href={childPhotoAddress(photo.filename)} target="_blank" rel="noreferrer">
            <img
              src={childPhotoAddress(photo.filename)}
              alt={work.opensLarge(recorded(photoAlt(photo)))}
              width={photo.width}
              height={photo.height}
              className="max-h-[60vh] w-full rounded-md border border-line bg-paper-sunken object-cover"
            />
          </a>
          <figcaption className="text-ink-soft text-sm">
            {words.latestPhoto(showLongDate(photoTime(photo)))}
          </figcaption>
        </figure>
      )}
      {latest && (
        <div className="grid content-start gap-2">
          <p className="font-semibold">{recorded(latest.title)}</p>
          <blockquote className="wrap-anywhere whitespace-pre-line text-lg">
            {momentDetail(latest.text)}
          </blockquote>
          <p className="wrap-anywhere text-ink-soft text-sm">
            {shown(latest.at)}, {latest.projectName}
          </p>
        </div>
      )}
    </Card>
  );
}
