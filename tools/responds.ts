import { setTimeout } from 'node:timers/promises';

const PATIENCE_MS = 120_000;
const ASK_EVERY_MS = 100;

/** Waits for a server's first answer; it is started beside this program. @throws Error when none comes. */
export async function responds(address: string, hasEnded: () => boolean = () => false): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS && !hasEnded(); waited += ASK_EVERY_MS) {
    const isThere = await fetch(address).then(
      (it) => it.ok,
      () => false,
    );
    if (isThere) return;
    await setTimeout(ASK_EVERY_MS);
  }
  throw new Error(`${address} does not answer.`);
}
