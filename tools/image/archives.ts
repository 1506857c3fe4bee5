/** Backups as the compose files make and keep them, and the restore as docs/OPERATING.md says it. */
import { chmodSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { type Check, same, says } from './checks.ts';
import type { Engine } from './engine.ts';
import { until } from './run.ts';
import { NAME, type Site } from './site.ts';
import { type Left, visitorAt } from './visitor.ts';

const KEPT = 2;
const RESTORED = ': 1 accounts, 1 projects, 1 photos';

/** The difference between one process and several. */
export type Setup = {
  /** The service that is the program, in which tools are run. */
  readonly program: string;
  /** The address at which people come in. */
  readonly door: () => Promise<string>;
  /** The volumes that hold what is backed up. */
  readonly volumes: readonly string[];
};

/** Takes a backup out of the installation, empties that, and puts the backup into it again. */
export async function proveBackups(
  check: Check,
  engine: Engine,
  site: Site,
  setup: Setup,
  left: Left,
): Promise<void> {
  await proveKept(check, site);
  await site.tell(['cp', 'backup:/backups/.', 'archives']);
  const archive = globSync('archives/*.zip', { cwd: site.folder }).toSorted().at(-1) ?? '';
  chmodSync(join(site.folder, archive), 0o600);
  const handedIn = join(site.folder, archive);
  const restoreIn = (service: string) => [
    'run',
    '--rm',
    '--no-TTY',
    service,
    'node',
    'tools/restore.ts',
    '-',
  ];
  await check('the drill is done beside it, in a project of its own', async () => {
    const files = ['--file', 'compose.yaml', '--file', 'deploy/compose.drill.yaml'];
    const drill = ['--project-name', `${NAME}-drill`, ...files];
    const told = await site.tell([...drill, ...restoreIn('rootling')], handedIn);
    await site.tell([...drill, 'down', '--volumes']);
    return says(told, RESTORED);
  });
  await check('a program that is stopped gives out what it has deleted', async () => {
    await site.tell(['stop']);
    await site.tell(['cp', `${setup.program}:/data/deletions.jsonl`, 'archives']);
  });
  await site.clear();
  if (setup.volumes.length > 1) {
    await site.tell(['up', '--detach', 'bucket', 'database']);
    await site.settle('database');
  }
  const run = ['run', '--rm', '--no-TTY'];
  await check('an archive that belongs to root is refused with the reason and the way', async () => {
    const mount = ['--volume', `${engine.pathOf(join(site.folder, archive))}:/backups/closed.zip:ro`];
    const { output } = await site.compose([
      ...run,
      ...mount,
      setup.program,
      'node',
      'tools/restore.ts',
      '/backups/closed.zip',
    ]);
    return says(output, 'may not be read by the account of this program \\(uid 1000\\).* - < ');
  });
  await check('the same archive is restored through standard input', async () =>
    says(await site.tell(restoreIn(setup.program), handedIn), RESTORED),
  );
  await check('what was in it is there again', async () => {
    await site.tell(['up', '--detach']);
    await site.settle(setup.program);
    const visitor = visitorAt(engine, await setup.door());
    // A proxy that has just begun finds out first who is ready.
    await until('the door is open', () =>
      visitor.look(left).then(
        () => true,
        () => false,
      ),
    );
    return (await visitor.look(left)) === 'all there';
  });
}

async function proveKept(check: Check, site: Site): Promise<void> {
  await check('a first backup was made as soon as the program ran, and the service is healthy by it', () =>
    site.settle('backup').then(() => true),
  );
  await check(`of more backups the newest ${KEPT} are kept`, async () => {
    for (let made = 0; made < KEPT + 1; made += 1) {
      await site.tell([
        'exec',
        '-T',
        'backup',
        'node',
        'tools/backup.ts',
        '--keep',
        String(KEPT),
        '/backups',
      ]);
    }
    const names = (await site.tell(['exec', '-T', 'backup', 'ls', '-A', '/backups'])).trim().split('\n');
    return same(
      names.map((name) => name.replace(/\d/g, '0')),
      Array(KEPT).fill('rootling-0000-00-00T00-00-00Z.zip'),
    );
  });
}
