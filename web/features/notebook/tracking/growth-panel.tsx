import { Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import {
  dayInWater,
  frameOf,
  GROWTH_FROM,
  growthByWeek,
  type PicturedLook,
  picturedLooks,
} from '#domain/rules/notebook/growth.ts';
import { weekFrom, weekOneOf } from '#domain/rules/notebook/weeks.ts';
import { showDay, today } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { PictureCompare } from '#web/ui/picture-compare.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { counted } from '#words/notebook/counts.ts';
import * as words from '#words/notebook/growth.ts';
import { play } from '#words/report/time-lapse.ts';
import { GrowthSummary } from './growth-summary.tsx';

export type GrowthPanelProps = {
  entries: readonly TrackingEntry[];
  inWaterSince: string | null;
  /** The day when the first cutting was planted, where one was. */
  plantedOn: string | null;
  /** The address of a photo's picture, or of its thumbnail; the page knows where pictures are. */
  addressOf: (filename: string, size?: 'thumb') => string;
  /** The photos one after the other, and what saves them so; null where there are too few. */
  film: { view: ReactNode; clip: ReactNode } | null;
};

/** The growth of the cuttings (PRODUCT.md#growth): one picture with one button, and all else folded. */
export function GrowthPanel({ entries, inWaterSince, plantedOn, addressOf, film }: GrowthPanelProps) {
  const [wanted, setWanted] = useState<string>();
  const [isFilm, showFilm] = useState(false);
  const start = weekOneOf(entries, inWaterSince);
  const looks = picturedLooks(entries);
  const weeks = growthByWeek(entries, start);
  const hasNumbers = weeks.length >= GROWTH_FROM;
  const pair = pairOf(looks, wanted);
  if (!pair && !hasNumbers && !film) return null;
  const day = dayInWater(inWaterSince, plantedOn, today());
  const latest = weeks.at(-1);
  const lookedIn = weekFrom(start, entries.find(({ isDraft }) => !isDraft)?.observedAt ?? start);
  const numbers = (
    <>
      <div className="grid gap-1">
        {day !== null && <p>{plantedOn ? words.planted(day) : words.inWater(day)}</p>}
        {latest && <p>{words.inWeek(latest.week, counted(latest))}</p>}
        {latest && lookedIn > latest.week && <p>{words.notCounted(lookedIn)}</p>}
      </div>
      {hasNumbers && <GrowthSummary weeks={weeks} />}
    </>
  );
  const weekOf = (look: PicturedLook) => words.week(weekFrom(start, look.observedAt));
  const nameOf = (look: PicturedLook) =>
    // A day breaks over no line.
    `${weekOf(look)}, ${showDay(look.observedAt).replaceAll(' ', '\u00a0')}`;
  const picture = (name: string, look: PicturedLook) => ({
    src: addressOf(look.photo.filename),
    thumb: addressOf(look.photo.filename, 'thumb'),
    alt: `${name}: ${nameOf(look)}`,
    caption: nameOf(look),
  });
  const compared = pair && {
    before: picture(words.earlier, pair.before),
    after: picture(words.latest, pair.after),
    label: words.slider,
    frame: frameOf(pair.before.photo, pair.after.photo),
  };
  const isFilmShown = film !== null && (isFilm || !pair);
  return (
    <Card as="section" aria-labelledby="growth-title" className="grid gap-3 print:block print:space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id="growth-title" className="text-xl">
          {words.grow}
        </h2>
        {film && pair && (
          <Button
            variant="secondary"
            size="sm"
            icon={!isFilm && <Play className="size-5" />}
            className="print:hidden"
            onClick={() => showFilm(!isFilm)}
          >
            {isFilm ? words.compare : play}
          </Button>
        )}
      </div>
      {isFilmShown && film.view}
      {compared && !isFilmShown && (
        <PictureCompare
          {...compared}
          before={{ ...compared.before, caption: weekOf(pair.before) }}
          after={{ ...compared.after, caption: weekOf(pair.after) }}
          isLow
        />
      )}
      {!compared && !film && numbers}
      {(compared || film) && (
        <Collapsible title={<span className="text-base">{words.more}</span>} headingLevel={3}>
          <div className="grid gap-4">
            {numbers}
            {compared && looks.length > GROWTH_FROM && (
              <SelectField
                label={words.before}
                value={pair.before.id}
                options={looks.slice(0, -1).map((look) => ({ value: look.id, label: nameOf(look) }))}
                onChange={(event) => setWanted(event.target.value)}
                className="print:hidden"
              />
            )}
            {compared && (
              <section aria-label={words.beside} className="grid gap-2 print:hidden">
                <h4>{words.beside}</h4>
                <PictureCompare {...compared} isBeside />
              </section>
            )}
            {film?.clip}
          </div>
        </Collapsible>
      )}
    </Card>
  );
}

/** The latest look and the one that is compared with it; undefined as long as there are not two. */
function pairOf(looks: readonly PicturedLook[], wanted: string | undefined) {
  const earlier = looks.slice(0, -1);
  // The photo of a look that was chosen may have been deleted since.
  const before = earlier.find(({ id }) => id === wanted) ?? earlier[0];
  const after = looks.at(-1);
  return before && after ? { before, after } : undefined;
}
