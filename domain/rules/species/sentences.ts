import { told } from '#domain/rules/platform/sentence.ts';

export const treeNameInvalid = (values: { min: number; max: number }) =>
  told('treeNameInvalid', `Please use ${values.min} to ${values.max} letters, no numbers, no links`, values);
export const difficultyNotListed = told('difficultyNotListed', 'Please choose a difficulty from the list');
export const speciesComplete = (values: { count: number }) =>
  told('speciesComplete', `All ${values.count} species are already complete.`, values);
export const speciesImported = (values: { count: number }) =>
  told('speciesImported', `Imported ${values.count} species.`, values);
export const speciesUnusable = (values: { name: string }) =>
  told('speciesUnusable', `The species in SPECIES_FILE are not usable:${values.name}`, values);
