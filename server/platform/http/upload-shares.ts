import type { FastifyRequest } from 'fastify';
import * as sentences from '#domain/rules/platform/sentences.ts';
import { makeShares } from '#server/platform/limits/shares.ts';
import type { Vitals } from '#server/platform/ops/vitals.ts';
import { refuseAsBusy } from './back-pressure.ts';
import { clientAddressOf } from './client-address.ts';

/** Each may take 100 MB of the disk until its pictures are made. Two troops at once need half of it. */
const OPEN_UPLOADS = 100;

/** A page sends one after the other; a child may have two tabs, and a telephone beside a computer. */
const OF_AN_ACCOUNT = { atOnce: 4, mayWait: 16 };
/** A troop of thirty behind one address, each with a page that sends, and some with two. */
const OF_AN_ADDRESS = { atOnce: 40, mayWait: 40 };
/** Longer than a photo usually takes; shorter than a line may be silent, since what waits is not read. */
const WAIT_MS = 8000;

export type InUploadShare = <T>(
  request: FastifyRequest,
  gone: AbortSignal,
  upload: () => Promise<T>,
) => Promise<T>;

/**
 * Lets uploads begin as long as their account and their address have no more at work than their share, and the process no
 * more than it can hold: so one child, or one place, does not stop everybody else. The fuller it is, the fewer an address
 * may have (a dynamic threshold: Choudhury and Hahne, 1998). Before its turn nothing is read of it.
 * @param idleMs how long a connection may be silent.
 */
export function shareUploads(vitals: Vitals, idleMs: number): InUploadShare {
  const waitMs = Math.min(WAIT_MS, idleMs / 2);
  const ofAccount = makeShares({
    ...OF_AN_ACCOUNT,
    waitMs,
    told: sentences.tooManyUploads,
  });
  const ofAddress = makeShares({
    ...OF_AN_ADDRESS,
    waitMs,
    told: sentences.tooManyUploadsNearby,
  });
  const openOf = new Map<string, number>();
  const count = (address: string, change: 1 | -1) => {
    const open = (openOf.get(address) ?? 0) + change;
    if (open === 0) openOf.delete(address);
    else openOf.set(address, open);
    vitals.openUploads += change;
  };
  return (request, gone, upload) => {
    const address = clientAddressOf(request);
    return ofAccount(request.caller?.id ?? '', gone, () =>
      ofAddress(address, gone, async () => {
        // No address takes more than it leaves to all others: three of them cannot take every place.
        const free = OPEN_UPLOADS - vitals.openUploads;
        if ((openOf.get(address) ?? 0) >= free) throw refuseAsBusy(vitals);
        count(address, 1);
        try {
          return await upload();
        } finally {
          count(address, -1);
        }
      }),
    );
  };
}
