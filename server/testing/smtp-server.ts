import { once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = {
  readonly to: readonly string[];
  /** By lower-case name, unfolded. */
  readonly headers: Readonly<Record<string, string>>;
  /** The plain text. */
  readonly body: string;
  /** The same as HTML; empty where there is none. */
  readonly html: string;
};

export type MailServer = {
  readonly url: string;
  readonly port: number;
  readonly received: ReceivedMail[];
  /** Addresses that are refused for now. */
  readonly refused: Set<string>;
  /** Lets the server take its time over an address. */
  beforeRecipient: () => Promise<void>;
  /** Lets the server take its time over what it was sent. */
  beforeTaking: () => Promise<void>;
  /** The server's answer to a mail: kept; kept, and the line breaks off or stays silent; or refused with a code. */
  word: 'kept' | 'lost' | 'silence' | number;
  stop: () => Promise<void>;
};

function decoded(body: string, encoding: string | undefined): string {
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** The head and the text of a mail, or of one part of it. */
function readPart(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name.toLowerCase(), value.join(': ')];
    }),
  );
  const body = decoded(raw.slice(end + 4), headers['content-transfer-encoding']);
  return { headers, body: body.replaceAll('\r\n', '\n') };
}

function readMail(raw: string, to: string[]): ReceivedMail {
  const { headers, body } = readPart(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1];
  if (boundary === undefined) return { to, headers, body, html: '' };
  const parts = raw
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => readPart(part.replace(/^\r\n/, '').replace(/\r\n$/, '')));
  const of = (type: string) => parts.find((it) => it.headers['content-type']?.startsWith(type))?.body ?? '';
  return { to, headers, body: of('text/plain'), html: of('text/html') };
}

/** Opens a real SMTP server on a port of its own, or the one given. */
export async function openMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const refused = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: async ({ address }, _session, callback) => {
      await mailServer.beforeRecipient();
      if (!refused.has(address)) return callback();
      callback(Object.assign(new Error(`${address} is not at home`), { responseCode: 450 }));
    },
    onData: async (stream, session, callback) => {
      const raw = await text(stream).catch(() => null);
      if (raw === null) return callback(new Error('The line broke off before the end.'));
      const mail = readMail(
        raw,
        session.envelope.rcptTo.map(({ address }) => address),
      );
      await mailServer.beforeTaking();
      if (typeof mailServer.word === 'number')
        return callback(Object.assign(new Error('No.'), { responseCode: mailServer.word }));
      received.push(mail);
      if (mailServer.word === 'kept') return callback();
      if (mailServer.word === 'lost') for (const line of lines) line.destroy();
    },
  });
  const lines = new Set<Socket>();
  server.server.on('connection', (line: Socket) => {
    lines.add(line);
    line.once('close', () => lines.delete(line));
  });
  server.on('error', () => {}); // a connection that broke off: what was lost is what the test looks at
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const opened = typeof address === 'object' && address ? address.port : 0;
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${opened}`,
    port: opened,
    received,
    refused,
    beforeRecipient: async () => {},
    beforeTaking: async () => {},
    word: 'kept',
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailServer;
}
