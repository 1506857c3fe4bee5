import { type ChildProcess, fork } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { isPictureResponse, type PictureRequest } from './picture-messages.ts';
import type { TaskInput, TaskName, TaskResult } from './picture-tasks.ts';

/** The process ended before its response came: for this picture, or for another that was at work beside it. */
export class PictureProcessEnded extends Error {}

type Pending = {
  resolve: (result: never) => void;
  reject: (error: Error) => void;
  timeout: NodeJS.Timeout;
};

const CHILD = path.join(import.meta.dirname, 'picture-child.ts');
const PROGRAM = path.join(import.meta.dirname, '../../..');

export type PictureLimits = {
  /** Decoders give up by themselves after 60 seconds at most; what takes longer hangs. */
  readonly taskTimeoutMs: number;
  /** A process that has grown beyond this ends itself. The largest AVIF that is taken needs 0.9 GB (bench/RESULTS-images.md). */
  readonly memoryMaxBytes: number;
};
export const PICTURE_LIMITS: PictureLimits = { taskTimeoutMs: 90_000, memoryMaxBytes: 1_500_000_000 };

const ERROR_OUTPUT_MAX = 2000;
/** Variables a system needs to start a program; none of the server's own, such as database passwords. */
const PASSED_ON = ['SystemRoot', 'TEMP', 'TMPDIR', 'NODE_COMPILE_CACHE'];
const NOBODY = 65_534;
const READABLE_BY_ALL = 0o005;

const isRoot = () => process.getuid?.() === 0;

/** The outermost folder on the way to one that not everybody may enter; null where all are open. */
export function closedFolderAbove(folder: string): string | null {
  const parent = path.dirname(folder);
  const above = parent === folder ? null : closedFolderAbove(parent);
  if (above !== null) return above;
  return (statSync(folder).mode & READABLE_BY_ALL) === READABLE_BY_ALL ? null : folder;
}

/** The folder for which photos are decoded as root; null where they are not. */
export function whyDecodingIsRoot(): string | null {
  return isRoot() ? closedFolderAbove(PROGRAM) : null;
}

/**
 * A server that runs as root, as in many containers, need not decode as root: 'nobody' does, where the program's folder is
 * open to everybody. Elsewhere the process is what the server is, which the program says at its start.
 */
function withoutPrivileges(): { uid?: number; gid?: number } {
  return isRoot() && whyDecodingIsRoot() === null ? { uid: NOBODY, gid: NOBODY } : {};
}

function start({ memoryMaxBytes }: PictureLimits, program: string): ChildProcess {
  const passedOn = PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  return fork(program, [], {
    env: { ...Object.fromEntries(passedOn), MEMORY_MAX_BYTES: String(memoryMaxBytes) },
    execArgv: [],
    cwd: PROGRAM,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    ...withoutPrivileges(),
  });
}

/** One running process that makes pictures, until it ends. */
export class PictureProcess {
  readonly #child: ChildProcess;
  readonly #pending = new Map<number, Pending>();
  readonly #limits: PictureLimits;
  #lastId = 0;
  #isReady = false;
  #errorOutput = '';
  /** Ends when the process has, with how it ended. */
  readonly ended: Promise<string>;

  constructor(limits: PictureLimits, program = CHILD) {
    this.#limits = limits;
    this.#child = start(limits, program);
    const { promise, resolve } = Promise.withResolvers<string>();
    this.ended = promise;
    this.#child.on('message', (message) => this.#hear(message));
    this.#child.stderr?.on('data', (chunk) => {
      this.#errorOutput = (this.#errorOutput + chunk).slice(-ERROR_OUTPUT_MAX);
    });
    // Nothing is waited for but what is at work: a test or a tool may end.
    this.#child.unref();
    (this.#child.stderr as { unref?: () => void } | null)?.unref?.();
    this.#child.channel?.unref();
    this.#child.once('error', (error) => this.#end(error.message, resolve));
    this.#child.once('exit', (code, signal) =>
      this.#end(signal ?? `exit code ${code}`, resolve, signal !== null),
    );
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get isIdle(): boolean {
    return this.#pending.size === 0;
  }

  /**
   * Has a picture made.
   * @throws PictureProcessEnded when the process ended first, or had to be ended because this took too long.
   */
  run<N extends TaskName>(task: N, input: TaskInput<N>): Promise<TaskResult<N>> {
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      const id = this.#lastId;
      const timeout = setTimeout(() => this.kill(), this.#limits.taskTimeoutMs);
      this.#pending.set(id, { resolve, reject, timeout });
      this.#child.channel?.ref();
      const request: PictureRequest = { id, task, input };
      // A request that can no longer be sent is settled by the end of the process.
      if (this.#child.connected) this.#child.send(request, () => undefined);
    });
  }

  /** Lets it go: it ends by itself, at once. */
  release(): void {
    if (this.#child.connected) this.#child.disconnect();
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  #hear(response: unknown): void {
    if (!isPictureResponse(response)) {
      this.kill();
      return;
    }
    if (response === 'ready') {
      this.#isReady = true;
      return;
    }
    const pending = this.#pending.get(response.id);
    if (!pending) return;
    this.#pending.delete(response.id);
    clearTimeout(pending.timeout);
    if (this.#pending.size === 0) this.#child.channel?.unref();
    if ('error' in response) pending.reject(new Error(response.error));
    else pending.resolve(response.result as never);
  }

  #end(how: string, ended: (how: string) => void, isKilled = false): void {
    // A process that ends before it is ready, such as for want of a library, would take every picture for broken.
    const error =
      this.#isReady || isKilled
        ? new PictureProcessEnded(how)
        : new Error(`The process that makes pictures did not start (${how}). ${this.#errorOutput}`);
    for (const { reject, timeout } of this.#pending.values()) {
      clearTimeout(timeout);
      reject(error);
    }
    this.#pending.clear();
    ended(how);
  }
}
