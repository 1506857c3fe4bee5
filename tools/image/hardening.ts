import { type Check, same, says } from './checks.ts';
import type { Site } from './site.ts';

/** What a service's program may and can do, as the kernel and the file system say it. */
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
