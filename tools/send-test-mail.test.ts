import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { openMailServer } from '#server/testing/smtp-server.ts';

const run = promisify(execFile);
const PROGRAM = join(import.meta.dirname, 'send-test-mail.ts');
const PARENT = 'you@troop.example';

async function send(url: string) {
  const env = { PATH: process.env.PATH, SMTP_URL: url, MAIL_FROM: 'help@troop.example' };
  return run(process.execPath, [PROGRAM, PARENT], { env }).then(
    ({ stdout }) => stdout,
    (error: { stderr: string }) => error.stderr,
  );
}

test('says what the mail server answered, and what that means where it refused', async () => {
  const mailServer = await openMailServer();
  onTestFinished(mailServer.stop);
  expect(await send(mailServer.url)).toMatch(/^The mail server took it: 250 /);
  expect(mailServer.received.map(({ to }) => to)).toEqual([[PARENT]]);

  mailServer.refused.add(PARENT);
  expect(await send(mailServer.url)).toMatch(
    /^The mail server did not accept this address\. .*450 you@troop\.example is not at home/,
  );
});
