/** Exports of mail for the other modules. */
export { CODE_SLOT, LINK_SLOT, letterAddress } from './letter-address.ts';
export { withFoot } from './letter-foot.ts';
export { letterText } from './letter-text.ts';
export {
  deleteLinks,
  deleteLinksOfAccount,
  endedLinks,
  endLinks,
  endPaperLinks,
  findLink,
  type Link,
  type LinkPurpose,
  putLink,
  readLink,
  takeLink,
} from './links.store.ts';
export { startMailing } from './mailing.ts';
export { type Letter, type Outbox, outboxOf, recipientBucket, type Site } from './outbox.service.ts';
export {
  countMails,
  deleteGivenUp,
  deleteMail,
  deleteMailsOfRecord,
  deleteMailsWithLink,
  dueAtOnce,
  type Evidence,
  findLateMailsWithLink,
  type Mail,
  type MailWords,
  mailsGivenUp,
} from './outbox.store.ts';
export { type About, parentNoticeLetter } from './parent-notice.mail.ts';
export { deleteMailsTo, type Readdressed, readdressMail } from './readdressing.store.ts';
export { countReachable, listRecipients, type Recipient } from './recipients.service.ts';
export { askMailServer } from './smtp.ts';
export { type FailedMail, findFailedMail, listUnsentMails } from './unsent-mails.store.ts';
export type { LetterWriters } from './wording.service.ts';
