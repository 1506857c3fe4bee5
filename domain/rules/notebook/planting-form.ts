import { plantedFields } from '#domain/contract/notebook/planting.ts';
import { PLANTED } from '#domain/contract/notebook/written-fields.ts';
import { form } from '#domain/contract/platform/fields.ts';
import { typedFields } from './written-form.ts';

/** A planting's fields as typed. */
export const PlantingForm = form(typedFields(PLANTED));
/** An entry that is edited, as it is typed. */
export const PlantingEditForm = form(typedFields(PLANTED, plantedFields));
