/** `npm run demo`: an installation full of people who do not exist, in a folder of its own, for whoever wants to see the product. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { getHealth } from '#domain/contract/platform/health.ts';
import { Misuse, runCommand, typedPath } from '#server/platform/command.ts';
import { cannotListen } from '#server/platform/error-message.ts';
import { SETTINGS } from '#server/platform/settings/settings.ts';
import { MEMBERS } from './demo/cast.ts';
import { type DemoFolder, openDemoFolder } from './demo/folder.ts';
import { loginTable } from './demo/logins.ts';
import type { Mailbox } from './demo/mailbox.ts';
import { responds } from './responds.ts';

const root = join(import.meta.dirname, '..');
const HOST = '127.0.0.1';
const FIRST_PORT = 3000;
const PORTS = 20;
/** Parents whose pages open for the starter: those of the first two families. */
const SHOWN_PARENTS = [...new Set(MEMBERS.slice(0, 3).map(({ parent }) => parent.email))];

/** @throws Error whose message is for the user, when nobody may listen there. */
async function demandPort(port: number): Promise<void> {
  const server = createServer().listen({ port, host: HOST });
  await once(server, 'listening').catch((error: unknown) => {
    throw cannotListen(error, { port, host: HOST, variables: { port: 'PORT', host: 'HOST' } });
  });
  server.close();
  await once(server, 'close');
}

/** The port that PORT says, or the first from 3000 on that is free. */
async function portFrom(wanted: string | undefined): Promise<number> {
  if (wanted !== undefined && wanted !== '') {
    const port = Number(wanted);
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new Misuse('PORT must be a port, such as 3000.');
    await demandPort(port);
    return port;
  }
  for (let port = FIRST_PORT; port < FIRST_PORT + PORTS; port += 1) {
    const isFree = await demandPort(port).then(
      () => true,
      () => false,
    );
    if (isFree) return port;
  }
  throw new Error(`Ports ${FIRST_PORT} to ${FIRST_PORT + PORTS - 1} are all taken: name a free one (PORT).`);
}

/** The program with settings of its own, whatever a real installation of this machine has. */
function startServer({ dataDir, log }: DemoFolder, port: number, mailbox: Mailbox): ChildProcess {
  const foreign = Object.entries(process.env).filter(
    ([name]) => !(name in SETTINGS) && name !== 'SETTINGS_FILE',
  );
  const own = {
    ...{
      PORT: String(port),
      HOST,
      DATA_DIR: dataDir,
      BASE_URL: `http://localhost:${port}`,
      LOG_LEVEL: 'info',
    },
    ...{
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'Rootling <demo@troop.example>',
      SUPPORT_EMAIL: 'help@troop.example',
      OPERATOR_NAME: 'Troop 42',
      OPERATOR_ADDRESS: 'Post box 42, Madison, WI 53703',
    },
  };
  const output = openSync(log, 'a', 0o600);
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { ...Object.fromEntries(foreign), ...own },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  return server;
}

async function run(folder: DemoFolder, port: number): Promise<void> {
  // Only now, so that what is refused is refused at once.
  const [{ askForPage, fillDemo }, { openMailbox }] = await Promise.all([
    import('./demo/fill.ts'),
    import('./demo/mailbox.ts'),
  ]);
  const mailbox = await openMailbox();
  const server = startServer(folder, port, mailbox);
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await mailbox.stop();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const url = `http://${HOST}:${port}`;
  try {
    await responds(url + getHealth.path, () => server.exitCode !== null);
    if (!folder.isFull) {
      await fillDemo(url, mailbox, (text) => console.log(`  ${text}`));
      folder.markFull();
    }
    const pages = new Map<string, string>();
    for (const email of SHOWN_PARENTS) pages.set(email, await askForPage(url, mailbox, email));
    console.log(loginTable(`http://localhost:${port}`, pages));
    mailbox.tell((to, subject, link) => console.log(`  To ${to}: ${subject}${link ? `\n    ${link}` : ''}`));
  } catch (error) {
    const gaveUp = server.exitCode !== null;
    await stop();
    if (!gaveUp) throw error;
    const said = readFileSync(folder.log, 'utf8').trim().split('\n').at(-1);
    throw new Error(`The server ended by itself: ${said}`, { cause: error });
  }
}

await runCommand(
  {
    start: 'npm run demo',
    does:
      'Starts an installation full of people who do not exist: a troop of twenty at different weeks, parents, leaders and an ' +
      'administrator, in English and Spanish, and says how to log in as each. It lies in a folder of its own and touches no ' +
      'other data; only this machine reaches it. A second start goes on with what is there. Ctrl-C ends it.',
    options: {
      fresh: { says: 'makes it anew, and forgets what was changed in it' },
      in: { takes: 'text', says: 'the folder for its data (data-demo)' },
    },
    settings: { PORT: 'the port that it listens on (the first free one from 3000 on)' },
  },
  async ({ options }) => {
    const port = await portFrom(process.env.PORT);
    const folder = openDemoFolder(
      options.in ? typedPath(options.in) : join(root, 'data-demo'),
      options.fresh,
    );
    execFileSync(process.execPath, ['tools/build-web.ts'], { cwd: root, stdio: 'inherit' });
    if (!folder.isFull) console.log('Filling the demonstration: that takes a minute or two, and only once …');
    await run(folder, port);
  },
);
