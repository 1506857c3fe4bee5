import { useState } from 'react';
import type { TrackingEntry } from '#domain/contract/tracking.ts';
import {
  dayInWater,
  frameOf,
  GROWTH_FROM,
  growthByWeek,
  type PicturedLook,
  picturedLooks,
} from '#domain/rules/growth.ts';
import { weekFrom, weekOneOf } from '#domain/rules/weeks.ts';
import { showDay, today } from '#web/lib/dates.ts';
import { Card } from '#web/ui/card.tsx';
import { PictureCompare } from '#web/ui/picture-compare.tsx';
import { SegmentedField } from '#web/ui/segmented.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { counted } from '#words/counts.ts';
import * as words from '#words/growth.ts';
import { GrowthSummary } from './growth-summary.tsx';

export type GrowthPanelProps = {
  entries: readonly TrackingEntry[];
  inWaterSince: string | null;
  /** The day when the first cutting was planted, where one was. */
  plantedOn: string | null;
  /** The address of a photo's picture; the page knows where pictures are. */
  addressOf: (filename: string) => string;
};

/** How the cuttings grew (§29): an early photo beside the latest, the numbers of the weeks, and the day in water. */
export function GrowthPanel({ entries, inWaterSince, plantedOn, addressOf }: GrowthPanelProps) {
  const looks = picturedLooks(entries);
  const start = weekOneOf(entries, inWaterSince);
  const weeks = growthByWeek(entries, start);
  const hasPhotos = looks.length >= GROWTH_FROM;
  const hasNumbers = weeks.length >= GROWTH_FROM;
  if (!hasPhotos && !hasNumbers) return null;
  const day = dayInWater(inWaterSince, plantedOn, today());
  const latest = weeks.at(-1);
  const lookedIn = weekFrom(start, entries.find(({ isDraft }) => !isDraft)?.observedAt ?? start);
  return (
    <Card as="section" aria-labelledby="growth-title" className="grid gap-4 print:block print:space-y-4">
      <div className="grid gap-1">
        <h2 id="growth-title">{words.title}</h2>
        {day !== null && <p>{plantedOn ? words.planted(day) : words.inWater(day)}</p>}
        {latest && <p>{words.inWeek(latest.week, counted(latest))}</p>}
        {latest && lookedIn > latest.week && <p>{words.notCounted(lookedIn)}</p>}
      </div>
      {hasPhotos && <Photos looks={looks} start={start} addressOf={addressOf} />}
      {hasNumbers && <GrowthSummary weeks={weeks} />}
    </Card>
  );
}

type PhotosProps = Pick<GrowthPanelProps, 'addressOf'> & {
  /** Two or more, the first one first. */
  looks: readonly PicturedLook[];
  start: string;
};

function Photos({ looks, start, addressOf }: PhotosProps) {
  const [wanted, setWanted] = useState<string>();
  const [way, setWay] = useState<'over' | 'beside'>('over');
  const earlier = looks.slice(0, -1);
  // The photo of a look that was chosen may have been deleted since.
  const before = earlier.find(({ id }) => id === wanted) ?? earlier[0];
  const after = looks.at(-1);
  if (!before || !after) return null;
  const nameOf = (look: PicturedLook) =>
    // A day breaks over no line.
    `${words.week(weekFrom(start, look.observedAt))}, ${showDay(look.observedAt).replaceAll(' ', '\u00a0')}`;
  const picture = (name: string, look: PicturedLook) => ({
    src: addressOf(look.photo.filename),
    alt: `${name}: ${nameOf(look)}`,
    caption: nameOf(look),
  });
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2 print:hidden">
        <SegmentedField
          label={words.show}
          name="growth-way"
          value={way}
          options={[
            { value: 'over', label: words.over },
            { value: 'beside', label: words.beside },
          ]}
          onChange={() => setWay(way === 'over' ? 'beside' : 'over')}
        />
        {earlier.length > 1 && (
          <SelectField
            label={words.before}
            value={before.id}
            options={earlier.map((look) => ({ value: look.id, label: nameOf(look) }))}
            onChange={(event) => setWanted(event.target.value)}
          />
        )}
      </div>
      <PictureCompare
        before={picture(words.earlier, before)}
        after={picture(words.latest, after)}
        label={words.slider}
        frame={frameOf(before.photo, after.photo)}
        isBeside={way === 'beside'}
      />
    </div>
  );
}
