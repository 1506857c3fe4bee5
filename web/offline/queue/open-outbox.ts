import { deliver } from './delivery.ts';
import { Outbox } from './outbox.ts';
import { OutboxStore } from './outbox-store.ts';
import type { OutboxEvents, Outgoing, Owner } from './outbox-words.ts';
import type { Timing } from './sender.ts';

/** A browser that has not opened its database by then keeps the person waiting for nothing. */
const OPENING_TIMEOUT_MS = 3000;

const after: Timing['after'] = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
export const realTime: Timing = { chance: Math.random, after, afterFailure: after };

/** What every person on this device has waiting. */
export const deviceStore = new OutboxStore();

/** Whether this browser has what the outbox needs: on plain http in a LAN it does not. */
export function canKeep(): boolean {
  return isSecureContext && 'indexedDB' in window && 'locks' in navigator && 'BroadcastChannel' in window;
}

/** The outbox of a person, or what stands in for it where the browser keeps nothing safely. */
export async function openOutbox(owner: Owner, events: OutboxEvents): Promise<Outgoing> {
  if (!canKeep()) {
    const direct = await openDirect(owner, events);
    await inTime(direct.open()).catch(() => undefined);
    return direct;
  }
  const outbox = new Outbox(owner, { store: deviceStore, deliver, timing: realTime }, events);
  try {
    await inTime(outbox.open());
    return outbox;
  } catch {
    outbox.close();
    return openDirect(owner, events);
  }
}

async function openDirect(owner: Owner, events: OutboxEvents) {
  // Few browsers need it.
  const { DirectOutbox } = await import('./direct.ts');
  return new DirectOutbox(owner, { store: deviceStore, deliver, events });
}

async function inTime(opening: Promise<void>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const stop = after(OPENING_TIMEOUT_MS, () => reject(new Error('The device does not answer.')));
  await Promise.race([opening, late]).finally(stop);
}
