import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Check, same, says } from './checks.ts';
import type { Site } from './site.ts';

/** Proves a service's limits, as the kernel and the file system see them. */
export async function proveHardened(check: Check, site: Site, service: string): Promise<void> {
  await check(`${service} runs as uid 1000, without any privilege and without a way to one`, async () => {
    const status = await site.tell(['exec', '-T', service, 'sh', '-c', 'cat /proc/[0-9]*/status']);
    const of = (name: string) => {
      const found = [...status.matchAll(new RegExp(`^${name}:\\s+(\\S+)`, 'gm'))].map(([, value]) => value);
      return [...new Set(found)].join(' and ');
    };
    const none = '0000000000000000';
    return same([of('Uid'), of('CapEff'), of('CapBnd'), of('NoNewPrivs')], ['1000', none, none, '1']);
  });
  await check(`${service} cannot write its own root`, async () => {
    const attempt = "require('node:fs').writeFileSync('/app/server/planted.ts', '')";
    const { exitCode, output } = await site.compose(['exec', '-T', service, 'node', '-e', attempt]);
    return exitCode === 0 ? 'it could' : says(output, 'EROFS');
  });
}

/** Proves that every service's log is cut off somewhere. */
export async function proveLogLimits(check: Check, site: Site, services: readonly string[]): Promise<void> {
  await check('no log grows without end', async () => {
    const kept = services.map((it) => site.inspect(it, 'json .HostConfig.LogConfig'));
    const limits = (await Promise.all(kept)).map(
      (it) => JSON.parse(it) as { Config: Record<string, string> },
    );
    const wanted = { 'max-file': '5', 'max-size': '10m' };
    return same(
      limits.map(({ Config }) => Config),
      services.map(() => wanted),
    );
  });
}

/** Proves the environment of a service that sends no mail, and of one that does. */
export async function proveMailSecrets(
  check: Check,
  site: Site,
  sends: string,
  sendsNone: readonly string[],
) {
  await check('only what sends mail has the password of the mailbox', async () => {
    const settings = ['SMTP_URL=smtps://name:mail-secret@mail.example', 'MAIL_FROM=scouts@troop.example'];
    appendFileSync(join(site.folder, '.env'), `${settings.join('\n')}\n`);
    const found: boolean[] = [];
    for (const service of [sends, ...sendsNone]) {
      const told = await site.tell(['run', '--rm', '--no-TTY', '--no-deps', service, 'env']);
      found.push(told.includes('mail-secret'));
    }
    return same(found, [true, ...sendsNone.map(() => false)]);
  });
}
