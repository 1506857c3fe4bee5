import { isGone } from '#web/lib/call.ts';
import { inTime } from '#web/lib/in-time.ts';
import { type Deliver, deliver } from './delivery.ts';
import type { FreshJob } from './job.ts';
import { Outbox } from './outbox.ts';
import { OutboxStore } from './outbox-store.ts';
import type { OutboxDeps, OutboxEvents, Outgoing, Owner } from './outbox-words.ts';
import type { Timing } from './sender.ts';

const after: Timing['after'] = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
export const realTime: Timing = { chance: Math.random, after, afterFailure: after };

/** The waiting things of every person on this device. */
export const deviceStore = new OutboxStore();

/** True when this browser has everything the outbox needs; on plain http in a LAN it does not. */
export function canKeep(): boolean {
  return isSecureContext && 'indexedDB' in window && 'locks' in navigator && 'BroadcastChannel' in window;
}

type OpeningEvents = OutboxEvents & {
  /** Tells that a job's thing, or the thing around it, has gone from the server. */
  gone: (job: FreshJob) => void;
};

/** The outbox of a person, or what stands in for it where the browser keeps nothing safely. */
export async function openOutbox(owner: Owner, events: OpeningEvents): Promise<Outgoing> {
  const deps = { store: deviceStore, deliver: tellingOfGone(events), timing: realTime };
  if (!canKeep()) {
    const direct = await openDirect(owner, deps, events);
    await inTime(direct.open()).catch(() => undefined);
    return direct;
  }
  const outbox = new Outbox(owner, deps, events);
  try {
    await inTime(outbox.open());
    return outbox;
  } catch {
    outbox.close();
    return openDirect(owner, deps, events);
  }
}

/** Tells also of what the server has not found, whoever deals with that. */
function tellingOfGone({ gone }: OpeningEvents): Deliver {
  return async (...sent) => {
    try {
      return await deliver(...sent);
    } catch (error) {
      if (isGone(error)) gone(sent[0]);
      throw error;
    }
  };
}

async function openDirect(owner: Owner, deps: OutboxDeps, events: OutboxEvents) {
  // Few browsers need it.
  const { DirectOutbox } = await import('./direct.ts');
  return new DirectOutbox(owner, { ...deps, events });
}
