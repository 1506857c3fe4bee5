import { told } from '#domain/rules/platform/sentence.ts';

export const downloadUnfinished = told(
  'downloadUnfinished',
  'Your other download is not finished yet. Please wait a moment, then try again.',
);
export const paperUnknown = told('paperUnknown', 'The paper can only be letter or a4');
