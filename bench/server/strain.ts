/** The server's load on itself: saves beside uploads, a storm of uploads, its start, and idling. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { forgetPeakMemory, residentMegabytes } from '../memory.ts';
import { CALLS, type CallName, type Visitor } from './calls.ts';
import type { Contender } from './contender.ts';
import type { Entrant } from './contest.ts';
import { type Load, type LoadOptions, load } from './load.ts';
import type { LoopDelay } from './loop-delay.ts';
import type { Stage } from './stage.ts';

export type Strain = {
  /** The list's responses while 32 people log in over and over. */
  readonly listBesideLogins: Load;
  /** The event loop while 32 auto-save and 4 upload. */
  readonly loopDelay: LoopDelay;
  /** The most that was resident while 32 list and 32 auto-save, MB: on SQLite of a server that had just started. */
  readonly busyMegabytes: { readonly sqlite: number; readonly postgres: number };
  /** The most that was resident under 32 uploads, MB: of a server that had just started, and after all the contests. */
  readonly stormMegabytes: number;
  readonly lateStormMegabytes: number;
  /** From the start to the first 200 on a migrated folder, ms; the median. */
  readonly startMs: number;
  readonly idleMegabytes: number;
};

const SAVERS = 32;
const UPLOADERS = 4;
const LISTS_A_SECOND = 50;
/** The 99th percentile of 250 responses is the third worst, which any moment of the machine decides. */
const LONGER_BESIDE_LOGINS = 4;
const STARTS = 5;
/** V8 gives back what a thread had some seconds after its end. */
const IDLE_MS = 30_000;
/** Not the runs' own places. */
const TURN = 5;

async function loopDelayDuring(contender: Contender, work: () => Promise<unknown>): Promise<LoopDelay> {
  contender.process.send('begin');
  await work();
  const response = once(contender.process, 'message');
  contender.process.send('end');
  const [delay] = (await response) as [LoopDelay];
  return delay;
}

async function stormMegabytes(contender: Contender, requestsOf: LoadOptions['requestsOf']): Promise<number> {
  await forgetPeakMemory(contender.pid);
  await load(contender, { connections: 32, amount: 32, requestsOf });
  return residentMegabytes(contender.pid, 'VmHWM');
}

async function busyMegabytes(
  { contender, visitors }: Entrant,
  stage: Stage,
  seconds: number,
): Promise<number> {
  await forgetPeakMemory(contender.pid);
  const loadOf = (call: CallName) =>
    load(contender, {
      ...{ connections: SAVERS, seconds, mayBeRefused: true },
      requestsOf: (client) => CALLS[call].requests(visitors[client] as Visitor, stage.upload, TURN),
    });
  await Promise.all([loadOf('list'), loadOf('save')]);
  return residentMegabytes(contender.pid, 'VmHWM');
}

async function watchStarts(stage: Stage): Promise<Pick<Strain, 'startMs' | 'idleMegabytes'>> {
  // The first one migrates.
  await (await stage.startAgain()).stop();
  const times: number[] = [];
  const sizes: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const contender = await stage.startAgain();
    times.push(contender.startMs);
    if (start === 0) {
      await wait(IDLE_MS);
      sizes.push(await residentMegabytes(contender.pid));
    }
    await contender.stop();
  }
  const middle = times.toSorted((a, b) => a - b)[Math.floor(STARTS / 2)];
  return { startMs: middle ?? Number.NaN, idleMegabytes: sizes[0] ?? Number.NaN };
}

/** Watches the server on SQLite, `seconds` for each strain. */
export async function watchStrain(stage: Stage, seconds: number): Promise<Strain> {
  const { contender, visitors } = stage.entrants.sqlite;
  const requestsOf =
    (call: CallName, turn = TURN) =>
    (client: number) =>
      CALLS[call].requests(visitors[client] as Visitor, stage.upload, turn);
  const strained = { seconds, mayBeRefused: true } as const;

  // Data of the contests is on its way to the disk for a while, which delays everybody.
  await promisify(execFile)('sync');
  const beside = { ...strained, seconds: seconds * LONGER_BESIDE_LOGINS };
  const [listBesideLogins] = await Promise.all([
    load(contender, { connections: 1, rate: LISTS_A_SECOND, ...beside, requestsOf: requestsOf('list') }),
    load(contender, { connections: SAVERS, ...beside, requestsOf: requestsOf('login') }),
  ]);
  const loopDelay = await loopDelayDuring(contender, () =>
    Promise.all([
      load(contender, { connections: SAVERS, ...strained, requestsOf: requestsOf('save') }),
      load(contender, { connections: UPLOADERS, ...strained, requestsOf: requestsOf('upload') }),
    ]),
  );
  const late = await stormMegabytes(contender, requestsOf('upload', TURN + 1));
  const restarted = await stage.restart();
  const busy = {
    // Uploads of the contests have left their memory with the process before.
    sqlite: await busyMegabytes({ contender: restarted, visitors }, stage, seconds),
    postgres: await busyMegabytes(stage.entrants.postgres, stage, seconds),
  };
  const fresh = await stormMegabytes(restarted, requestsOf('upload', TURN + 2));
  const storms = { stormMegabytes: fresh, lateStormMegabytes: late };
  return { listBesideLogins, loopDelay, busyMegabytes: busy, ...storms, ...(await watchStarts(stage)) };
}
