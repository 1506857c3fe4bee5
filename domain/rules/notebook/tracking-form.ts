import { LOOK } from '#domain/contract/notebook/written-fields.ts';
import { form } from '#domain/contract/platform/fields.ts';
import { typedFields } from './written-form.ts';

/** An entry's fields as typed. */
export const TrackingEntryForm = form(typedFields(LOOK));
