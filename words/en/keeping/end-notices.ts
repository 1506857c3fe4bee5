/**
 * A child's notice of a coming deletion (PRODUCT.md#notices-before), shared with the rules, which hold its reading
 * level.
 */
export { endNoticeWords } from '#domain/rules/keeping/end-notice-words.ts';

export const openReport = 'Open its report';
