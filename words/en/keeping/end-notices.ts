/** What a child reads of something that is to be deleted (§19.8). The rules have these words: their reading level is held there. */
export { endNoticeWords } from '#domain/rules/keeping/end-notice-words.ts';

export const openReport = 'Open its report';
