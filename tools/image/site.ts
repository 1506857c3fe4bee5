/** An installation of a compose file in an engine, under a name and on ports that nobody else has. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Engine, said } from './engine.ts';
import { demand, type Outcome, until } from './run.ts';

const project = join(import.meta.dirname, '../..');
/** The name of image and project, since others may run on a machine's own engine. */
export const NAME = 'rootling-image-test';

export type Site = {
  readonly folder: string;
  readonly compose: (args: readonly string[], input?: string) => Promise<Outcome>;
  /** The same, which has to end well; gives what it said. */
  readonly tell: (args: readonly string[], input?: string) => Promise<string>;
  /** Where a port of a service is reached, such as 127.0.0.1:32768. */
  readonly at: (service: string, port: number) => Promise<string>;
  /** A field of `docker inspect` of the container of a service. */
  readonly inspect: (service: string, field: string) => Promise<string>;
  readonly settle: (service: string) => Promise<void>;
  readonly clear: () => Promise<void>;
};

/** The project as git has it, and what is not committed yet, in a folder of its own. */
export async function copyProject(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const files = await demand('git', ['ls-files', '-co', '--exclude-standard'], { cwd: project });
  const list = join(folder, '.files');
  writeFileSync(list, files);
  const pack = `tar -c -T '${list}' --ignore-failed-read | tar -x -C '${folder}'`;
  await demand('sh', ['-ec', pack], { cwd: project });
}

/**
 * @param ports which ports of which services are published, each on one that is free.
 * @param settings lines of the file `.env`.
 */
export function openSite(
  engine: Engine,
  folder: string,
  composeFile: string,
  ports: Readonly<Record<string, readonly number[]>>,
  settings: readonly string[],
): Site {
  const published = Object.entries(ports).map(
    ([service, those]) =>
      `  ${service}:\n    ports: !override [${those.map((it) => `'127.0.0.1::${it}'`).join(', ')}]\n`,
  );
  writeFileSync(join(folder, 'compose.ports.yaml'), `services:\n${published.join('')}`);
  const own = [
    `COMPOSE_PROJECT_NAME=${NAME}`,
    `COMPOSE_FILE=${composeFile}:compose.ports.yaml`,
    `ROOTLING_IMAGE=${NAME}`,
    'SUPPORT_EMAIL=help@troop.example',
  ];
  writeFileSync(join(folder, '.env'), `${[...own, ...settings].join('\n')}\n`);
  const compose: Site['compose'] = (args, input) =>
    engine.docker(['compose', ...args], { cwd: folder, ...(input && { input }) });
  const tell: Site['tell'] = (args, input) =>
    said(engine, ['compose', ...args], { cwd: folder, ...(input && { input }) });
  const inspect: Site['inspect'] = async (service, field) =>
    (await said(engine, ['inspect', '--format', `{{${field}}}`, `${NAME}-${service}-1`])).trim();
  return {
    folder,
    compose,
    tell,
    inspect,
    at: async (service, port) => (await tell(['port', service, String(port)])).trim(),
    settle: (service) =>
      until(
        `${service} is healthy`,
        async () => (await inspect(service, '.State.Health.Status')) === 'healthy',
      ),
    clear: async () => {
      await compose(['down', '--volumes', '--remove-orphans']);
    },
  };
}

/** Kills a container's program as a power cut does, so that what starts it again is the engine's own rule. */
export async function cutOff(engine: Engine, site: Site, service: string): Promise<void> {
  const pid = Number(await site.inspect(service, '.State.Pid'));
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The engine may be somebody else's, or on another machine.
    await said(engine, ['kill', '--signal', 'KILL', `${NAME}-${service}-1`]);
    await site.tell(['start', service]);
  }
}
