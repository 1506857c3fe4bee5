import * as z from 'zod/mini';
import { endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import { MAIL_KINDS, MAIL_PROBLEMS } from '#domain/rules/mail/mail-problems.ts';

/** A mail that could not be sent so far: what it is, never its words (PRODUCT.md#what-could-not-be-sent). */
export const UnsentMail = z.object({
  id: z.string(),
  kind: z.enum(MAIL_KINDS),
  /** The student whose family it is for. */
  student: z.nullable(
    z.object({ id: z.string(), firstName: z.string(), lastName: z.string(), username: z.string() }),
  ),
  /** As far as it is shown without a row in the audit log: 'n•••@family.example'. */
  recipient: z.string(),
  /** Since when it should have been there. */
  since: z.string(),
  problem: z.enum(MAIL_PROBLEMS),
  /** When it is tried again; null where it was given up. */
  nextTryAt: z.nullable(z.string()),
});
export type UnsentMail = z.infer<typeof UnsentMail>;

/** The mails that failed, the oldest first; at most 100. */
export const listUnsentMails = endpoint({
  summary: 'The mails that failed so far, the oldest first',
  method: 'GET',
  path: '/api/admin/unsent-mails',
  who: 'admin',
  response: z.array(UnsentMail),
});
/** Tries one again at once; what was given up is written anew, where it can be. Leaves an audit row. */
export const sendMailAgain = endpoint({
  summary: 'Has one tried again at once',
  method: 'POST',
  path: '/api/admin/unsent-mails/:id/try-again',
  who: 'admin',
  refuses: [404],
  mayRepeat: true,
  params: z.object({ id: field.pathId }),
  response: z.object({ success: z.literal(true) }),
});
