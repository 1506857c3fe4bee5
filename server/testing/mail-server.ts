import { onTestFinished } from 'vitest';
import { type MailServer, openMailServer } from './smtp-server.ts';

export type { MailServer } from './smtp-server.ts';

/** Starts a real SMTP server on a port of its own (or the one given), for one test. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const server = await openMailServer(port);
  onTestFinished(server.stop);
  return server;
}
