import { type Outcome, type RunOptions, run } from './run.ts';

/** A Docker engine, with what it takes to reach what runs in it. */
export type Engine = {
  /** Runs `docker …`; in a folder of this machine, with a file of it for standard input. */
  readonly docker: (args: readonly string[], options?: Pick<RunOptions, 'cwd' | 'input'>) => Promise<Outcome>;
  /** Runs Node where the ports of its containers are. */
  readonly node: (file: string, env: Record<string, string>) => Promise<Outcome>;
  /** A file of this machine as the engine's commands know it. */
  readonly pathOf: (file: string) => string;
  readonly stop: () => Promise<void>;
};

/** Returns the output of a Docker command. @throws Error when it failed. */
export async function said(
  engine: Engine,
  args: readonly string[],
  options?: Pick<RunOptions, 'cwd' | 'input'>,
): Promise<string> {
  const { exitCode, output } = await engine.docker(args, options);
  if (exitCode !== 0)
    throw new Error(`docker ${args.join(' ')} ended with ${exitCode}:\n${output.slice(-3000)}`);
  return output;
}

/** The engine of this machine; null where none answers. */
export async function ownEngineOf(): Promise<Engine | null> {
  if ((await run('docker', ['info'])).exitCode !== 0) return null;
  return {
    docker: (args, options) => run('docker', args, options),
    node: (file, env) => run(process.execPath, [file], { env: { ...process.env, ...env } }),
    pathOf: (file) => file,
    stop: async () => undefined,
  };
}
