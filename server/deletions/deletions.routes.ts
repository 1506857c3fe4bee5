import { getDeletionReceipt } from '#domain/contract/deletions.ts';
import { THROTTLES } from '#domain/limits.ts';
import { isoTime } from '#server/db/timestamps.ts';
import { notFound } from '#server/errors.ts';
import { clientAddressOf } from '#server/http/client-address.ts';
import type { Routes } from '#server/http/route.ts';
import { bucketOf, countCall } from '#server/limits/throttle.ts';
import { findDeletion } from './deletions.store.ts';

const NO_RECEIPT =
  'We know no deletion with this receipt. Please check that you have the whole address of the letter.';

export function deletionsRoutes({ platform, act }: Routes): void {
  const { db } = platform;

  act(getDeletionReceipt, async ({ params, request, reply, now }) => {
    reply.header('cache-control', 'no-store');
    const bucket = bucketOf('deletion-receipt', clientAddressOf(request));
    await countCall(db, { bucket, throttle: THROTTLES.receiptsByAddress }, now);
    const it = await findDeletion(db, params.receipt);
    if (!it) throw notFound(NO_RECEIPT);
    return {
      deletedAt: isoTime(it.happenedAt),
      counts: it.counts,
      files: it.files,
      verifiedAt: it.verifiedAt === null ? null : isoTime(it.verifiedAt),
    };
  });
}
