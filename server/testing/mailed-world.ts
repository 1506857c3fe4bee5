import { pino } from 'pino';
import { LETTER_WRITERS } from '#server/app/letters.ts';
import { sendDueMails } from '#server/mail/delivery.service.ts';
import { smtpSender } from '#server/mail/smtp.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { openWorld } from './test-app.ts';

export const SITE = 'http://rootling.example';
const BY_MAIL = {
  MAIL_FROM: 'Rootling <scouts@troop.example>',
  BASE_URL: SITE,
  SUPPORT_EMAIL: 'help@troop.example',
};

/** The program with a mail server, and what somebody can do who reads its mail. */
export async function openMailedWorld(over: Record<string, string> = {}, mailServer?: MailServer) {
  const server = mailServer ?? (await startMailServer());
  const world = await openWorld({ ...BY_MAIL, SMTP_URL: server.url, ...over });
  const { platform } = world;
  const { config } = platform;
  if (!config.mail) throw new Error('No mail is configured.');
  const send = smtpSender(config.mail, config.supportEmail);
  const said: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void said.push(line) });
  const deliver = () => sendDueMails({ ...platform, writers: LETTER_WRITERS, log, send });
  /** Returns the mails that an address received. */
  const letters = (address: string) => server.received.filter(({ to }) => to.includes(address));
  return {
    ...world,
    server,
    /** Log lines of the sending. */
    said,
    deliver,
    letters,
    /** The token of the last link to a screen that an address has received. */
    lastToken: async (address: string, path: string) => {
      await deliver();
      const links = letters(address).flatMap(({ body }) => [
        ...body.matchAll(/http:\/\/[^/\s]+(\/[^#\s]*)#([\w-]+)/g),
      ]);
      return links.findLast(([, screen]) => screen === path)?.[2] ?? '';
    },
  };
}
