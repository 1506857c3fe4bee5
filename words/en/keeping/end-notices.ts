/**
 * What a child reads of something that is to be deleted (PRODUCT.md#notices-before). The rules have these words: their
 * reading level is held there.
 */
export { endNoticeWords } from '#domain/rules/keeping/end-notice-words.ts';

export const openReport = 'Open its report';
