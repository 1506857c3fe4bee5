import { LOOK } from '#domain/contract/notebook/written-fields.ts';
import { form } from '#domain/contract/platform/fields.ts';
import { typedFields } from './written-form.ts';

/** What a child writes of an entry, as it is typed. */
export const TrackingEntryForm = form(typedFields(LOOK));
