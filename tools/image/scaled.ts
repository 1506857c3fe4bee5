/** Two processes on Postgres and a bucket, as compose.scale.yaml has it. */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { proveBackups } from './archives.ts';
import { type Check, same, says } from './checks.ts';
import { type Engine, said } from './engine.ts';
import { proveHardened, proveLogLimits, proveMailSecrets } from './hardening.ts';
import { until } from './run.ts';
import { cutOff, NAME, openSite, type Site } from './site.ts';
import { type Left, visitorAt } from './visitor.ts';

const BOTH = ['web-1', 'web-2'] as const;
const ALL = ['backup', 'bucket', 'database', 'proxy', 'storage', ...BOTH];
/** Seconds that a process takes to end by DRAIN_SECONDS, and some before and after. */
const LOAD_SECONDS = 25;
const BEFORE_MS = 4000;

export async function proveScaled(check: Check, engine: Engine, folder: string): Promise<void> {
  mkdirSync(join(folder, 'secrets'), { mode: 0o700 });
  // No address could hold it as it is.
  writeFileSync(join(folder, 'secrets/database-password'), 'slash/colon:at@per%cent\n');
  writeFileSync(join(folder, 'secrets/storage-password'), 'storage-secret\n');
  const site = openSite(
    engine,
    folder,
    'compose.scale.yaml',
    { 'web-1': [9464], 'web-2': [9464], proxy: [443] },
    ['SITE_ADDRESS=localhost'],
  );
  // Caddy answers to its name alone.
  const door = async () => `https://localhost:${(await site.at('proxy', 443)).split(':')[1]}`;
  const visitor = async () => visitorAt(engine, await door());
  try {
    for (const [missing, there] of [
      ['COMPOSE_FILE=compose.scale.yaml', 'SITE_ADDRESS=localhost'],
      ['SITE_ADDRESS=rootling.example', 'COMPOSE_FILE=compose.scale.yaml'],
    ] as const)
      await check(`with ${there} alone in .env nothing is begun, and it says what to write`, async () => {
        writeFileSync(join(folder, 'bare.env'), `${there}\n`);
        const bare = ['--env-file', 'bare.env', '--file', 'compose.scale.yaml', 'up', '--detach'];
        const { exitCode, output } = await site.compose(bare);
        return exitCode !== 0 && says(output, `write ${missing} into the file .env`);
      });
    await check('`docker compose up -d` leads to two healthy programs', () => startAll(site));
    for (const service of BOTH) await proveHardened(check, site, service);
    await proveLogLimits(check, site, ALL);
    let left: Left | undefined;
    await check('a scout signs up, a parent signs, and a photo comes back as it was sent', async () => {
      await until('the proxy has found one', async () =>
        (await visitor()).page().then(
          (it) => it.includes('<title>'),
          () => false,
        ),
      );
      left = await (await visitor()).begin();
      return (await visitor()).look(left).then(() => true);
    });
    if (!left) return;
    left = await proveStopped(check, engine, site, await visitor(), left);
    await proveTools(check, site);
    await proveBackups(
      check,
      engine,
      site,
      { program: 'web-1', door, volumes: ['database', 'photos'] },
      left,
    );
    await proveUpgrade(check, engine, site);
    await proveMailSecrets(check, site, 'web-1', ['backup', 'bucket']);
  } finally {
    await site.clear();
  }
}

async function startAll(site: Site): Promise<void> {
  await site.tell(['up', '--detach']);
  for (const service of BOTH) await site.settle(service);
}

async function proveStopped(
  check: Check,
  engine: Engine,
  site: Site,
  visitor: ReturnType<typeof visitorAt>,
  left: Left,
): Promise<Left> {
  let now = left;
  const under = async (work: () => Promise<unknown>) => {
    const loaded = visitor.load(now, LOAD_SECONDS);
    await pause(BEFORE_MS);
    await work();
    const load = await loaded;
    now = { ...now, name: load.name };
    return load;
  };
  await check('no request fails while one of two is stopped under them', async () => {
    const { requests, failures } = await under(() => site.tell(['stop', 'web-1']));
    console.log(`  ${requests} requests, ${failures.length} failed`);
    return same([failures, await site.inspect('web-1', '.State.ExitCode')], [[], '0']);
  });
  await site.tell(['start', 'web-1']);
  await site.settle('web-1');
  await check(
    'after kill -9 of the other under requests it starts again, and what was acknowledged is there',
    async () => {
      const { requests, failures } = await under(() => cutOff(engine, site, 'web-2'));
      console.log(`  ${requests} requests, ${failures.length} failed: ${[...new Set(failures)].join(', ')}`);
      await site.settle('web-2');
      return (await visitor.look(now)) === 'all there';
    },
  );
  return now;
}

async function proveTools(check: Check, site: Site): Promise<void> {
  const tool = (...args: readonly string[]) => site.compose(['exec', '-T', 'web-1', 'node', ...args]);
  await check('an administrator is sought, and the house kept, through web-1', async () => {
    const admins = await tool('tools/reset-admin.ts');
    const house = await tool('tools/housekeeping.ts', '--dry-run');
    return house.exitCode === 0 ? says(admins.output, 'There is no administrator yet') : house.output;
  });
}

async function proveUpgrade(check: Check, engine: Engine, site: Site): Promise<void> {
  await check('`up -d --build` replaces both programs, and begins nothing beside them', async () => {
    const idOf = () => said(engine, ['image', 'inspect', '--format', '{{.Id}}', NAME]);
    const before = await idOf();
    appendFileSync(join(site.folder, 'server/main.ts'), '// A newer program.\n');
    await site.tell(['up', '--detach', '--build']);
    for (const service of BOTH) await site.settle(service);
    const after = await idOf();
    const runs = await Promise.all(BOTH.map((it) => site.inspect(it, '.Image')));
    if (after === before) return 'the image is the same';
    return same([runs, await containers(site)], [[after.trim(), after.trim()], ALL.toSorted()]);
  });
  await check('`stop` ends both programs in good order, and `down` leaves nothing', async () => {
    await site.tell(['stop']);
    const ended = await Promise.all(BOTH.map((it) => site.inspect(it, '.State.ExitCode')));
    await site.tell(['down']);
    return same([ended, await containers(site)], [['0', '0'], []]);
  });
}

async function containers(site: Site): Promise<string[]> {
  const services = await site.tell(['ps', '--all', '--orphans', '--format', '{{.Service}}']);
  return services.trim().split('\n').filter(Boolean).toSorted();
}
