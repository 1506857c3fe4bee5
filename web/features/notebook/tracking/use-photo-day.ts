import { useState } from 'react';
import type { TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { photoMomentOf } from '#domain/rules/photos/photo-day.ts';
import { today } from '#web/lib/dates.ts';
import { clockCorrection } from '#web/lib/own-clock.ts';

/** Entries on this device whose photos were asked about. */
const ASKED = 'photoDaysAsked';
/** As many entries as anybody has open again; the oldest answers go first. */
const REMEMBERED = 100;

function answered(): string[] {
  try {
    return (localStorage.getItem(ASKED) ?? '').split(' ').filter((id) => id !== '');
  } catch {
    return []; // storage may be blocked
  }
}

function remember(id: string): void {
  try {
    localStorage.setItem(ASKED, [...answered(), id].slice(-REMEMBERED).join(' '));
  } catch {
    // The question comes once more: no loss.
  }
}

/**
 * The moment that the photos of an entry tell for it, until the child has answered for this entry on this device.
 * @param observedAt when the child says to have looked, as it stands in the form.
 */
export function usePhotoDay(
  { id, photos }: Pick<TrackingEntry, 'id' | 'photos'>,
  observedAt: string,
  inWaterSince: string | null,
) {
  const [isAnswered, setAnswered] = useState(() => answered().includes(id));
  return {
    // The photos of a device whose clock is wrong are of wrong days too.
    moment:
      isAnswered || clockCorrection() !== 0
        ? null
        : photoMomentOf({ photos, observedAt }, today(), inWaterSince),
    answer: () => {
      remember(id);
      setAnswered(true);
    },
  };
}
