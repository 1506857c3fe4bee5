/** One installation on one machine, as compose.yaml has it. */
import { setTimeout as pause } from 'node:timers/promises';
import { proveBackups } from './archives.ts';
import { type Check, same, says } from './checks.ts';
import type { Engine } from './engine.ts';
import { proveHardened, proveLogLimits, proveMailSecrets } from './hardening.ts';
import { until } from './run.ts';
import { cutOff, openSite, type Site } from './site.ts';
import { type Left, visitorAt } from './visitor.ts';

/** Far less than the minute after which an engine kills. */
const SOON_MS = 20_000;

export async function proveSingle(check: Check, engine: Engine, folder: string): Promise<void> {
  const ports = { rootling: [3000, 9464], proxy: [443] };
  const site = openSite(engine, folder, 'compose.yaml', ports, [
    'COMPOSE_PROFILES=https',
    'SITE_ADDRESS=localhost',
  ]);
  const url = async () => `http://${await site.at('rootling', 3000)}`;
  try {
    await check('`docker compose up -d` leads to a healthy program', async () => {
      await site.tell(['up', '--detach']);
      await site.settle('rootling');
    });
    await proveHardened(check, site, 'rootling');
    await proveLogLimits(check, site, ['rootling', 'backup', 'proxy']);
    let left: Left | undefined;
    await check('a scout signs up, a parent signs, and a photo comes back as it was sent', async () => {
      left = await visitorAt(engine, await url()).begin();
      return visitorAt(engine, await url())
        .look(left)
        .then(() => true);
    });
    await check('https is served by Caddy, for one SITE_ADDRESS', async () => {
      const visitor = visitorAt(engine, `https://localhost:${(await site.at('proxy', 443)).split(':')[1]}`);
      await until('Caddy has found the program', () =>
        visitor.page().then(
          (it) => it.includes('<title>'),
          () => false,
        ),
      );
      return says(await visitor.page(), '<title>Rootling');
    });
    await check('metrics are there for this machine', async () =>
      says(
        await visitorAt(engine, `http://${await site.at('rootling', 9464)}/metrics`).page(),
        'nodejs_eventloop',
      ),
    );
    if (!left) return;
    await proveCrash(check, engine, site, url, left);
    await proveBackups(check, engine, site, { program: 'rootling', door: url, volumes: ['data'] }, left);
    await proveEnd(check, site);
    await proveMailSecrets(check, site, 'rootling', ['backup']);
  } finally {
    await site.clear();
  }
}

async function proveCrash(
  check: Check,
  engine: Engine,
  site: Site,
  url: () => Promise<string>,
  left: Left,
): Promise<void> {
  await check('after kill -9 it starts again by itself, and nothing is lost', async () => {
    const before = await site.inspect('rootling', '.State.StartedAt');
    await cutOff(engine, site, 'rootling');
    await until(
      'it was started again',
      async () => (await site.inspect('rootling', '.State.StartedAt')) !== before,
    );
    await site.settle('rootling');
    return (await visitorAt(engine, await url()).look(left)) === 'all there';
  });
}

async function proveEnd(check: Check, site: Site): Promise<void> {
  await check('SIGTERM ends program, backups and proxy in good order, with 0', async () => {
    // A backup that is still starting is ended by the signal itself.
    await site.settle('backup');
    await site.tell(['stop']);
    const ended = ['rootling', 'backup', 'proxy'].map((it) => site.inspect(it, '.State.ExitCode'));
    return same(await Promise.all(ended), ['0', '0', '0']);
  });
  await check('it said that it finished what was open', async () =>
    says(await site.tell(['logs', 'rootling']), 'SIGTERM: finishing what is open'),
  );
  await check('SIGTERM while it still starts ends it as well', async () => {
    await site.tell(['start', 'rootling']);
    await pause(100);
    const begun = performance.now();
    await site.tell(['stop', 'rootling']);
    const took = Math.round(performance.now() - begun);
    if (took > SOON_MS) return `it took ${took} ms`;
    // By itself, or by the signal before it could.
    return says(await site.inspect('rootling', '.State.ExitCode'), '^(0|143)$');
  });
}
