import type { TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { believedTaken } from './photo-time.ts';

const dayOf = (moment: string) => moment.slice(0, 10);

/**
 * The moment that the photos of an entry tell for it (PRODUCT.md#a-photo-of-another-day): when its first one was taken,
 * in the camera's own time, which is compared with the day of looking as text. Null where they tell of that day or of
 * several days, of which only the child knows the right one, and where the camera's clock must be wrong
 * (PRODUCT.md#the-day-of-a-photo): after today too, or before the cuttings were in water.
 *
 * @param entry its photos, and when the child says to have looked.
 * @param today `YYYY-MM-DD` where the child is.
 * @param inWaterSince the day of the harvest, where somebody said.
 */
export function photoMomentOf(
  { photos, observedAt }: Pick<TrackingEntry, 'photos' | 'observedAt'>,
  today: string,
  inWaterSince: string | null,
): string | null {
  const moments = photos.flatMap((photo) => believedTaken(photo, inWaterSince ?? undefined) ?? []).toSorted();
  const first = moments[0];
  if (first === undefined) return null;
  const day = dayOf(first);
  const isOfOneDay = moments.every((moment) => dayOf(moment) === day);
  const isPossible = day <= today && day >= dayOf(inWaterSince ?? day);
  return isOfOneDay && isPossible && day !== dayOf(observedAt) ? first : null;
}
