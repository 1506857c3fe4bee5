import * as field from '../contract/fields.ts';
import { writtenOfEntry } from '../contract/tracking.ts';

/** What a child writes of an entry, as it is typed. */
export const TrackingEntryForm = field.form({
  ...writtenOfEntry,
  cuttingsAlive: field.countText(writtenOfEntry.cuttingsAlive),
  cuttingsWithRoots: field.countText(writtenOfEntry.cuttingsWithRoots),
  timeSpent: field.hoursText,
});
