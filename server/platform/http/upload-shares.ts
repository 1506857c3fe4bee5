import type { FastifyRequest } from 'fastify';
import * as sentences from '#domain/rules/platform/sentences.ts';
import { makeShares } from '#server/platform/limits/shares.ts';
import type { Vitals } from '#server/platform/ops/vitals.ts';
import { refuseAsBusy } from './back-pressure.ts';
import { clientAddressOf } from './client-address.ts';

/** Each may take 100 MB of the disk until its pictures are made. Two troops at once need half of it. */
const OPEN_UPLOADS = 100;
/** A page sends at most two photos and a word at once; a child may have a second tab. */
const OF_AN_ACCOUNT = 4;
/** A troop of thirty behind one address, each with a page that sends, and some with two. */
const OF_AN_ADDRESS = 40;

export type InUploadShare = <T>(request: FastifyRequest, upload: () => Promise<T>) => Promise<T>;

/**
 * Takes an upload while its account and its address have fewer at work than they may, and the process fewer than it can
 * hold: so one child, or one place, does not stop everybody else. Of one that is refused nothing is read.
 */
export function shareUploads(vitals: Vitals): InUploadShare {
  const ofAccount = makeShares(() => OF_AN_ACCOUNT, sentences.tooManyUploads);
  // No address takes more than it leaves to all others: three of them cannot take every place.
  const ofAddress = makeShares(
    () => Math.min(OF_AN_ADDRESS, OPEN_UPLOADS - vitals.openUploads),
    sentences.tooManyUploadsNearby,
  );
  return async (request, upload) => {
    if (vitals.openUploads >= OPEN_UPLOADS) throw refuseAsBusy(vitals);
    const counted = async () => {
      vitals.openUploads += 1;
      try {
        return await upload();
      } finally {
        vitals.openUploads -= 1;
      }
    };
    const address = clientAddressOf(request);
    return ofAccount(request.caller?.id ?? '', () => ofAddress(address, counted));
  };
}
