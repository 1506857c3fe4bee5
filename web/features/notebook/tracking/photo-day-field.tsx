import { useRef, useState } from 'react';
import type { TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { showDayOfYear, showLongDate, today } from '#web/lib/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useFocusAsItAppears } from '#web/ui/use-focus-as-it-appears.ts';
import * as words from '#words/notebook/tracking-form.ts';
import { usePhotoDay } from './use-photo-day.ts';

export type PhotoDayFieldProps = {
  entry: Pick<TrackingEntry, 'id' | 'photos'>;
  inWaterSince: string | null;
  /** When the child says to have looked, as it stands in the form. */
  observedAt: string;
  onUse: (moment: string) => void;
};

/** 'May 2', and of another year 'May 2, 2025'. */
function dayOf(moment: string): string {
  return moment.startsWith(today().slice(0, 4)) ? showDayOfYear(moment) : showLongDate(moment);
}

/**
 * Asks once, where the photos of an entry were taken on another day, whether the entry is of that day
 * (PRODUCT.md#a-photo-of-another-day).
 */
export function PhotoDayField({ entry, inWaterSince, observedAt, onUse }: PhotoDayFieldProps) {
  const { moment, answer } = usePhotoDay(entry, observedAt, inWaterSince);
  const [said, setSaid] = useState('');
  const saying = useRef<HTMLParagraphElement>(null);
  useFocusAsItAppears(saying, said !== '');
  if (said !== '') {
    return (
      <p ref={saying} tabIndex={-1} className="text-ink-soft text-sm">
        {said}
      </p>
    );
  }
  if (moment === null) return null;
  const day = dayOf(moment);
  const isOne = entry.photos.length === 1;
  return (
    <Alert live title={isOne ? words.photoDay(day) : words.photosDay(day)}>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="sm"
          onClick={() => {
            onUse(moment);
            setSaid(words.dayUsed(day));
            answer();
          }}
        >
          {words.useDay}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            setSaid(words.dayKept(dayOf(observedAt)));
            answer();
          }}
        >
          {words.keepDay}
        </Button>
      </div>
    </Alert>
  );
}
