import { told } from '#domain/rules/platform/sentence.ts';

export const actionNotListed = told('actionNotListed', 'Please choose an action from the list');
