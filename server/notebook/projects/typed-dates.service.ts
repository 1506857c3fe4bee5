import { datesTooFarAhead } from '#domain/rules/platform/dates.ts';
import * as sentences from '#domain/rules/platform/sentences.ts';
import { utcDate } from '#server/platform/db/timestamps.ts';
import { AppError } from '#server/platform/errors.ts';

/** Typed dates have no zone (PRODUCT.md#hours-and-dates): today is what it is where the day begins first, at UTC+14. */
const EARLIEST_ZONE_MS = 14 * 60 * 60 * 1000;

/**
 * Refuses dates later than tomorrow among the fields that are sent; what is stored is not looked at
 * (PRODUCT.md#hours-and-dates).
 * @param now milliseconds since 1970, UTC.
 * @throws AppError 'invalid', with the message at each such field.
 */
export function refuseDatesTooFarAhead(sent: object, now: number): void {
  const fields = datesTooFarAhead(sent, utcDate(now + EARLIEST_ZONE_MS));
  if (Object.keys(fields).length > 0) throw new AppError('invalid', sentences.tooFarAhead, { fields });
}
