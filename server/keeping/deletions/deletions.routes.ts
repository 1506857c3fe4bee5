import {
  getDeletionReceipt,
  listDeletions,
  type NotedDeletion,
} from '#domain/contract/deletions/deletions.ts';
import { THROTTLES } from '#domain/limits.ts';
import type { DeletionKind } from '#domain/rules/deletions/deletions.ts';
import * as sentences from '#domain/rules/keeping/sentences.ts';
import { type Deletion, findDeletion, listDeletionsBefore } from '#server/deletions/exports.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import { notFound } from '#server/platform/errors.ts';
import { clientAddressOf } from '#server/platform/http/client-address.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { bucketOf, countCall } from '#server/platform/limits/throttle.ts';

const ROWS_OF_A_PAGE = 50;

/** As administrators see it: of what it was, never whose. */
function noted(input: Deletion & { verifiedAt: number | null }): NotedDeletion {
  const { number, reason, counts, files, verifiedAt } = input;
  const [kind] = input.subject.split(':');
  return {
    ...{ number, kind: kind as DeletionKind, reason, counts, files },
    happenedAt: isoTime(input.happenedAt),
    verifiedAt: verifiedAt === null ? null : isoTime(verifiedAt),
  };
}

export function deletionsRoutes({ act, read }: Routes): void {
  read(listDeletions, async ({ db: reader, query }) => {
    const { before = Number.MAX_SAFE_INTEGER, limit = ROWS_OF_A_PAGE } = query;
    return (await listDeletionsBefore(reader, before, limit)).map(noted);
  });

  act(getDeletionReceipt, async ({ db, params, request, reply, now }) => {
    reply.header('cache-control', 'no-store');
    const bucket = bucketOf('deletion-receipt', clientAddressOf(request));
    await countCall(db, { bucket, throttle: THROTTLES.receiptsByAddress }, now);
    const deletion = await findDeletion(db, params.receipt);
    if (!deletion) throw notFound(sentences.noReceipt);
    return {
      deletedAt: isoTime(deletion.happenedAt),
      counts: deletion.counts,
      files: deletion.files,
      verifiedAt: deletion.verifiedAt === null ? null : isoTime(deletion.verifiedAt),
    };
  });
}
