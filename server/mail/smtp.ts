import { Readable } from 'node:stream';
import type { MailProblem } from '#domain/rules/mail/mail-problems.ts';
import type { Config } from '#server/platform/settings/config.ts';
import { whyNoTls } from '#server/platform/settings/tls-words.ts';
import type { LetterParts } from './letter-parts.ts';
import type { Mail } from './outbox.store.ts';

/** Time limits of a mail server. It may work on a whole mail for ten minutes (RFC 5321, 4.5.3.2.6). */
export const PATIENCE = {
  dnsTimeout: 30_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 10 * 60_000,
  /** Until it may have the end of a mail: shorter than the claim on that. */
  handoverTimeout: 2 * 60_000,
};
export type Patience = typeof PATIENCE;
/** A person waits for the page that tells of it. */
const ASKED_WITHIN = {
  dnsTimeout: 3000,
  connectionTimeout: 3000,
  greetingTimeout: 3000,
  socketTimeout: 5000,
};

type MailServer = NonNullable<Config['mail']>;

/** The part of a mail that leaves the server. */
export type OutgoingMail = Pick<Mail, 'id' | 'recipient' | 'subject'> &
  LetterParts & {
    /** Where a mail program posts to once its reader wants no more of these (RFC 8058). */
    readonly stopAddress?: string;
  };

function headersOf({ stopAddress }: OutgoingMail): Record<string, string> {
  return {
    'Auto-Submitted': 'auto-generated',
    ...(stopAddress !== undefined && {
      'List-Unsubscribe': `<${stopAddress}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}

/** The mail package's error. */
type SmtpError = { code?: string; command?: string };

/** Why a mail was not sent. */
export function mailProblemOf(error: unknown): MailProblem {
  const { code, command } = error as SmtpError;
  if (code === 'ETLS' || whyNoTls(error) !== null) return 'no-tls';
  if (code === 'EAUTH' || code === 'EOAUTH2') return 'login-refused';
  if (code === 'EENVELOPE') return command === 'MAIL FROM' ? 'sender-refused' : 'address-refused';
  if (code === 'EMESSAGE') return 'mail-refused';
  return 'no-answer';
}

/** True when a mail server said that it did not take a mail. */
export function isRefusal(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: number };
  return responseCode !== undefined && responseCode >= 400;
}

function domainOf(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
}

async function openTransport({ url, demandsTls }: MailServer, timeouts: typeof ASKED_WITHIN) {
  // Loaded for the first mail: most starts are followed by none for a while.
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    requireTLS: demandsTls,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Connects and logs in, and sends nothing. Gives why the server would take no mail; null where it lets us in. */
export async function askMailServer(mail: MailServer): Promise<MailProblem | null> {
  const transport = await openTransport(mail, ASKED_WITHIN);
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return mailProblemOf(error);
  } finally {
    transport.close();
  }
}

/** The parts of handing over one mail. */
export type Handing = {
  /** Done when the server has read all of the mail but its end: where it fails nothing is sent. */
  readonly beforeEnd?: () => Promise<void>;
  /** Breaks the connection off. */
  readonly signal?: AbortSignal;
};

/** A mail as it is read by the connection, which does so once the server asks for it. */
async function* endedAfter(mail: AsyncIterable<Buffer>, beforeEnd: () => Promise<void>) {
  yield* mail;
  await beforeEnd();
}

/** Hands a mail to the configured server (SMTP_URL) and returns its answer. Throws when it is not taken. */
export function smtpSender(
  mailServer: MailServer,
  supportEmail: string,
  patience: Patience = PATIENCE,
): (mail: OutgoingMail, handing?: Handing) => Promise<string> {
  const { from } = mailServer;
  return async (mail, { beforeEnd, signal } = {}) => {
    const late = new AbortController();
    const transport = await openTransport(mailServer, patience);
    const timer = setTimeout(() => late.abort(), patience.handoverTimeout);
    transport.use('stream', ({ message }, done) => {
      message.processFunc((words) =>
        Readable.from(
          endedAfter(words, async () => {
            clearTimeout(timer);
            await beforeEnd?.();
          }),
          { objectMode: false },
        ),
      );
      done();
    });
    try {
      const { response } = await transport.sendMail({
        from,
        replyTo: supportEmail,
        // An address apart from a name is taken as one recipient, whatever signs are in it.
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        text: mail.text,
        ...(mail.html !== undefined && { html: mail.html }),
        textEncoding: 'quoted-printable',
        messageId: `<${mail.id}@${domainOf(from)}>`,
        headers: headersOf(mail),
        signal: AbortSignal.any([late.signal, ...(signal ? [signal] : [])]),
      });
      return response;
    } finally {
      clearTimeout(timer);
    }
  };
}
