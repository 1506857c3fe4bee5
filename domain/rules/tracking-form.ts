import * as z from 'zod/mini';
import * as field from '../contract/fields.ts';
import { writtenOfEntry } from '../contract/tracking.ts';
import { parseInches } from './typed-inches.ts';

/** What a child writes of an entry, as it is typed. */
export const TrackingEntryForm = field.form({
  ...writtenOfEntry,
  cuttingsAlive: field.countText(writtenOfEntry.cuttingsAlive),
  cuttingsWithRoots: field.countText(writtenOfEntry.cuttingsWithRoots),
  longestRootInches: z.pipe(
    // What is no length is undefined, and refused.
    z.transform((text: string) => parseInches(text) as number | null),
    writtenOfEntry.longestRootInches,
  ),
  timeSpent: field.hoursText,
});
