import type { Moment, MomentKind } from '#domain/contract/notebook/projects.ts';
import type { Photo } from '#domain/contract/photos/photos.ts';
import { showLongDate } from '#web/lib/dates.ts';
import { Card } from '#web/ui/card.tsx';
import { type ChartLane, TimelineChart } from '#web/ui/timeline-chart.tsx';
import { photoAlt } from '#words/photos/photo-alt.ts';
import { momentLines, momentTitle } from '#words/report/recorded.ts';
import * as words from '#words/report/report.ts';

export type TimelinePanelProps = {
  timeline: readonly Moment[];
  photos: readonly Photo[];
  /** The address of a photo's thumbnail; the page knows where pictures are. */
  thumbnailOf: (filename: string) => string;
};

/** The growth of the cuttings: a chart, and behind it every moment with its photos. */
export function TimelinePanel({ timeline, photos, thumbnailOf }: TimelinePanelProps) {
  if (timeline.length === 0) return null;
  return (
    <Card
      as="section"
      aria-labelledby="timeline"
      className="@container grid gap-6 print:block print:space-y-4"
    >
      <h2 id="timeline">{words.timeline.title}</h2>
      <GrowthChart timeline={timeline} />
      <table className={`w-full ${STACKED}`}>
        <caption className="sr-only">{words.timeline.caption}</caption>
        <thead>
          <tr className="text-left text-ink-soft text-sm">
            <th scope="col" className="wrap-anywhere w-[34%] pb-2 font-normal sm:w-44">
              {words.timeline.when}
            </th>
            <th scope="col" className="wrap-anywhere pb-2 font-normal">
              {words.timeline.what}
            </th>
          </tr>
        </thead>
        <tbody className={STACKED}>
          {timeline.map((moment) => (
            <MomentRow
              key={moment.id}
              moment={moment}
              photos={photos.filter((photo) => moment.photoIds.includes(photo.id))}
              thumbnailOf={thumbnailOf}
            />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

const LANES: readonly (readonly [name: string, kinds: readonly MomentKind[]])[] = [
  [words.lanes.cuttings, ['harvest', 'water']],
  [words.lanes.entries, ['observation', 'roots']],
  [words.lanes.roots, ['roots']],
  [words.lanes.trees, ['planting', 'move']],
];

function GrowthChart({ timeline }: Pick<TimelinePanelProps, 'timeline'>) {
  const lastDay = timeline.at(-1)?.day ?? 1;
  const place = (day: number) => (day - 1) / Math.max(1, lastDay - 1);
  const lanes = LANES.map(([name, kinds]): ChartLane => {
    const moments = timeline.filter((moment) => kinds.includes(moment.kind));
    const roots = name === words.lanes.roots ? moments[0] : undefined;
    return {
      name,
      marks: moments.map(({ day }) => ({
        at: place(day),
        isFilled: name !== words.lanes.entries,
      })),
      ...(roots && { since: place(roots.day) }),
    };
  });
  const weeks = Array.from({ length: Math.ceil(lastDay / 7) }, (_, week) => place(week * 7 + 1));
  return (
    <TimelineChart
      label={chartLabel(timeline, lastDay)}
      lanes={lanes}
      weeks={weeks.filter((at) => at <= 1)}
      ends={[words.day(1), lastDay > 1 ? words.day(lastDay) : '']}
    />
  );
}

function chartLabel(timeline: readonly Moment[], lastDay: number): string {
  const milestones = timeline.filter(({ kind }) => kind !== 'observation');
  const looks = timeline.filter(({ kind }) => kind === 'observation' || kind === 'roots').length;
  const told = milestones.map((moment) => words.milestone(momentTitle(moment), moment.day));
  return words.chart(lastDay, told, looks);
}

/** Where letters are large a day stands above what happened on it: beside it, months would break. */
const STACKED = '@max-[15rem]:block';

/** More would make a row of a long day too high on a phone. */
const MOST_THUMBNAILS = 6;

function MomentRow({
  moment,
  photos,
  thumbnailOf,
}: { moment: Moment } & Omit<TimelinePanelProps, 'timeline'>) {
  const more = photos.length - MOST_THUMBNAILS;
  return (
    <tr className={`border-line border-t align-top ${STACKED}`}>
      <th
        scope="row"
        className={`wrap-anywhere py-3 pr-3 text-left font-normal ${STACKED} @max-[15rem]:pb-0`}
      >
        <span className="block font-semibold">{words.day(moment.day)}</span>
        <span className="block text-ink-soft text-sm">{showLongDate(moment.at)}</span>
      </th>
      <td className="grid gap-1 py-3">
        <p className="font-semibold">{momentTitle(moment)}</p>
        {momentLines(moment).map((text) => (
          <p key={text} dir="auto" className="whitespace-pre-line wrap-anywhere">
            {text}
          </p>
        ))}
        {photos.length > 0 && (
          <ul className="mt-1 flex flex-wrap gap-2 print:hidden">
            {photos.slice(0, MOST_THUMBNAILS).map((photo) => (
              <li key={photo.id}>
                <img
                  src={thumbnailOf(photo.filename)}
                  alt={photoAlt(photo)}
                  loading="lazy"
                  className="size-16 rounded-sm bg-paper-sunken object-cover"
                />
              </li>
            ))}
            {more > 0 && <li className="self-center text-ink-soft text-sm">{words.andMore(more)}</li>}
          </ul>
        )}
      </td>
    </tr>
  );
}
