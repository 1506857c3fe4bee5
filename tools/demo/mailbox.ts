/** The mailboxes of everybody in the demonstration: what is sent goes to a server of this process, and no further. */
import { setTimeout } from 'node:timers/promises';
import { openMailServer, type ReceivedMail } from '#server/testing/smtp-server.ts';

const PATIENCE_MS = 120_000;
const LOOK_EVERY_MS = 100;

export type Mailbox = {
  readonly url: string;
  /** Counts a person's letters with a link to a screen. */
  readonly letters: (address: string, screen: string) => number;
  /** The link of a letter, the first or a later one, once it is there. @throws Error when it does not come. */
  readonly link: (address: string, screen: string, letter?: number) => Promise<string>;
  /** From now on tells of each letter that comes. */
  readonly tell: (say: (to: string, subject: string, link: string | undefined) => void) => void;
  readonly stop: () => Promise<void>;
};

/** The part above the rule; below it the letter repeats itself in another language. */
const linksIn = ({ body }: ReceivedMail) => body.split(/^-{10,}$/m)[0]?.match(/https?:\S+#\S+/g) ?? [];

export async function openMailbox(): Promise<Mailbox> {
  const server = await openMailServer();
  let told = Number.POSITIVE_INFINITY;
  let say: Parameters<Mailbox['tell']>[0] = () => {};
  const watch = setInterval(() => {
    for (; told < server.received.length; told += 1) {
      const mail = server.received[told];
      if (mail) say(mail.to.join(', '), mail.headers.subject ?? '', linksIn(mail)[0]);
    }
  }, LOOK_EVERY_MS).unref();
  const linksOf = (address: string, screen: string) =>
    server.received
      .filter(({ to }) => to.includes(address))
      .flatMap(linksIn)
      .filter((link) => new URL(link).pathname === screen);
  return {
    url: server.url,
    letters: (address, screen) => linksOf(address, screen).length,
    link: async (address, screen, letter = 1) => {
      for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_EVERY_MS) {
        const link = linksOf(address, screen)[letter - 1];
        if (link !== undefined) return link;
        await setTimeout(LOOK_EVERY_MS);
      }
      throw new Error(`No letter with a link to ${screen} came to ${address}.`);
    },
    tell: (teller) => {
      say = teller;
      told = server.received.length;
    },
    stop: () => {
      clearInterval(watch);
      return server.stop();
    },
  };
}
