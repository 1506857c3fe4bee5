/**
 * The program in a process of its own, killed again and again while scouts write, and started again: what it has
 * acknowledged is there, once and whole; what it was cut off from is there as a whole or not at all, and sending it
 * again makes it one.
 */
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { getHealth } from '#domain/contract/platform/health.ts';
import { SQLITE_FILE_NAME } from '#server/platform/db/open.ts';
import { DatabaseSnapshot } from '#server/platform/db/snapshot.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { errorsOfFolder, errorsOfPhotos, type Seen, seeProject } from './crash-audit.ts';
import { Ledger, type Order } from './crash-ledger.ts';
import {
  type Desk,
  type Hand,
  plantingHand,
  stepHand,
  stepItem,
  trackingHand,
  UNTOUCHED_STEP,
} from './crash-orders.ts';
import { type Program, runProgram, secondsTaken, startProgram } from './program.ts';
import { phoneJpeg } from './sample-photos.ts';
import { beginAsScout, openBrowser, RefusedCall, type ScoutBrowser } from './scout-browser.ts';
import { smallJpeg } from './small-photo.ts';

const SCOUTS = ['willow', 'hazel'] as const;
/** The kill comes at one of so many acknowledged writes, */
const LAST_WRITE_WITHIN = 50;
/** and up to so many milliseconds later, so that it meets writes at every point of their way. */
const KILLED_WITHIN_MS = 30;
/** One start in this many is killed too, at most this many milliseconds after it began. */
const STARTS_PER_KILLED_START = 5;
const START_KILLED_WITHIN_MS = 1000;

export type CrashRound = {
  readonly number: number;
  /** Writes acknowledged before the kill, and writes that it cut off, with those of them that were there all the same. */
  readonly acknowledged: number;
  readonly cutOff: number;
  readonly doneWithoutResponse: number;
  /** Photos whose two pictures were fetched and decoded. */
  readonly photos: number;
  /** From starting the process to its first 200. */
  readonly restartMs: number;
  /** So long of that another program had its core. */
  readonly takenMs: number;
  readonly errors: readonly string[];
};

type Scout = Desk & {
  readonly call: ScoutBrowser;
  readonly hands: readonly Hand[];
  /** The last update of each item that was answered, to be sent again after the restart. */
  readonly responded: Map<string, Order>;
};

const start = (dataDir: string) => startProgram({ DATA_DIR: dataDir, LOG_LEVEL: 'info' });

async function beginScouts(program: Program): Promise<Scout[]> {
  const pictures = [await smallJpeg(600), await smallJpeg(200), await phoneJpeg()] as const;
  return Promise.all(
    SCOUTS.map(async (username) => {
      const call = openBrowser();
      const projectId = await beginAsScout(program, call, username);
      const ledger = new Ledger();
      for (const stepNumber of [1, 2, 3, 4, 5]) ledger.expect(stepItem(stepNumber), UNTOUCHED_STEP);
      // One account has four uploads at a time, and each hand may be at one.
      const hands = [stepHand(2), stepHand(3), trackingHand(), plantingHand()];
      return { projectId, ledger, pictures: [...pictures], call, hands, responded: new Map() };
    }),
  );
}

function perform(program: Program, { call }: Scout, { call: endpoint, params, body, headers }: Order) {
  return call(program, endpoint, params, body, headers);
}

/** Writes until the line is cut; tells of each write that was acknowledged. */
async function workOn(program: Program, scout: Scout, hand: Hand, chance: Chance, tell: () => void) {
  for (;;) {
    const order = hand(scout, chance);
    scout.ledger.begin(order);
    try {
      const response = await perform(program, scout, order);
      scout.ledger.acknowledge(order);
      tell();
      await response.text();
      if (order.headers['idempotency-key']) scout.responded.set(order.item, order);
    } catch (error) {
      // So fetch says that the line was cut; a refusal, or no response at all, is an error.
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

/** Lets all scouts write at once, kills the program in the middle of it, and tells how many writes it acknowledged. */
async function workUntilKilled(program: Program, scouts: readonly Scout[], chance: Chance): Promise<number> {
  const lastWrite = 1 + chance.below(LAST_WRITE_WITHIN);
  const delay = chance.below(KILLED_WITHIN_MS);
  let acknowledged = 0;
  const tell = () => {
    acknowledged += 1;
    if (acknowledged === lastWrite) setTimeout(delay).then(() => program.process.kill('SIGKILL'));
  };
  const work = scouts.flatMap((scout) =>
    scout.hands.map((hand) => workOn(program, scout, hand, chanceFrom(chance.below(2 ** 32)), tell)),
  );
  await Promise.all(work);
  await program.exitCode;
  return acknowledged;
}

/** Now and then somebody kills the program while it starts, too. */
async function stumble(dataDir: string, chance: Chance): Promise<void> {
  if (chance.below(STARTS_PER_KILLED_START) > 0) return;
  const child = runProgram({ DATA_DIR: dataDir });
  await setTimeout(chance.below(START_KILLED_WITHIN_MS));
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

async function restart(dataDir: string) {
  const begun = performance.now();
  const program = await start(dataDir);
  const health = await fetch(program.url + getHealth.path);
  const restartMs = performance.now() - begun;
  if (health.status !== 200) throw new Error(`The program was not healthy after its start: ${health.status}`);
  return { program, restartMs, takenMs: (await secondsTaken(program)) * 1000 };
}

/** Sends again what was cut off, as a page does that got no response. What is gone already cannot be deleted again. */
async function sendAgain(program: Program, scout: Scout): Promise<void> {
  for (const order of scout.ledger.open) {
    await perform(program, scout, order).catch((error: unknown) => {
      const wasGone = order.call.method === 'DELETE' && error instanceof RefusedCall && error.status === 404;
      if (!wasGone) throw error;
    });
    scout.ledger.acknowledge(order);
  }
}

/** Sends updates again that were acknowledged before the kill: what is there afterwards shows that none counts twice. */
async function repeatResponded(program: Program, scout: Scout): Promise<void> {
  for (const order of scout.responded.values()) {
    // A deleted thing is not found.
    if (scout.ledger.contentOf(order.item)) await (await perform(program, scout, order)).text();
  }
  scout.responded.clear();
}

async function audit(program: Program, scouts: readonly Scout[]) {
  const seen: Seen[] = [];
  const errors: string[] = [];
  for (const scout of scouts) {
    const result = await seeProject(program, scout.call, scout.projectId);
    seen.push(result);
    errors.push(
      ...scout.ledger.errorsOf(result.contents),
      ...(await errorsOfPhotos(program, scout.call, result.photos)),
    );
  }
  return { errors, photos: seen.flatMap((it) => it.photos), seen };
}

/** Everything after a restart: what is there, then what was cut off once more, and what is there then. */
async function settle(program: Program, scouts: readonly Scout[], dataDir: string) {
  const first = await audit(program, scouts);
  const inFolder = await errorsOfFolder(dataDir, first.photos);
  const open = scouts.flatMap(({ ledger }, index) =>
    ledger.open.map((order) => ledger.isDone(order, first.seen[index]?.contents)),
  );
  for (const scout of scouts) {
    await sendAgain(program, scout);
    await repeatResponded(program, scout);
  }
  const second = await audit(program, scouts);
  return {
    errors: [...first.errors, ...inFolder, ...second.errors],
    photos: second.photos.length,
    cutOff: open.length,
    doneWithoutResponse: open.filter((isDone) => isDone).length,
  };
}

/** Kills the program over an empty folder `rounds` times, and gives what each restart showed. */
export async function* crashRounds(
  dataDir: string,
  rounds: number,
  seed: number,
): AsyncGenerator<CrashRound> {
  const chance = chanceFrom(seed);
  let program = await start(dataDir);
  try {
    const scouts = await beginScouts(program);
    for (let number = 1; number <= rounds; number += 1) {
      const acknowledged = await workUntilKilled(program, scouts, chance);
      await stumble(dataDir, chance);
      const { program: restarted, ...times } = await restart(dataDir);
      program = restarted;
      const settled = await settle(program, scouts, dataDir);
      yield { number, acknowledged, ...times, ...settled };
    }
  } finally {
    program.process.kill('SIGTERM');
    await program.exitCode;
  }
}

/** Returns SQLite's findings when no program has the database open. */
export function errorsOfDatabase(dataDir: string): string[] {
  const snapshot = new DatabaseSnapshot(path.join(dataDir, SQLITE_FILE_NAME));
  try {
    return snapshot.findErrors();
  } finally {
    snapshot.close();
  }
}
