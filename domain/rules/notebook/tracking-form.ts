import * as z from 'zod/mini';
import { writtenOfEntry } from '#domain/contract/notebook/tracking.ts';
import * as field from '#domain/contract/platform/fields.ts';
import { parseInches } from '#domain/rules/platform/typed-inches.ts';

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
