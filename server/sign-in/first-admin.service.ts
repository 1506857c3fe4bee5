/**
 * To strangers the page of the first administrator is opened by a code that the start prints
 * (PRODUCT.md#first-administrator).
 */

import { FIRST_ADMIN_CODE_KEPT_MS } from '#domain/limits.ts';
import { OPEN_SCREENS } from '#domain/rules/platform/screens.ts';
import * as platformSentences from '#domain/rules/platform/sentences.ts';
import * as sentences from '#domain/rules/sign-in/sentences.ts';
import { isFirstAdminCode, isFirstAdminOpen, putFirstAdminCode } from '#server/accounts/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Platform } from '#server/platform/platform.ts';
import { hashOfTypedCode, typedCodeOf } from '#server/sign-in/second-factor/totp.service.ts';

/**
 * The path at which the first administrator is made, with a new code behind its #, which whoever is not at this machine is
 * asked for; null where there is one. The database has the code's hash alone.
 */
export async function firstAdminPath({
  db,
  clock,
  newToken,
}: Pick<Platform, 'db' | 'clock' | 'newToken'>): Promise<string | null> {
  if (!(await isFirstAdminOpen(db))) return null;
  const [code, now] = [typedCodeOf(newToken()), clock()];
  const codeHash = hashOfTypedCode(code);
  await inTransaction(db, (tx) =>
    putFirstAdminCode(tx, { codeHash, now, since: now - FIRST_ADMIN_CODE_KEPT_MS }),
  );
  return `${OPEN_SCREENS.createAdmin}#${code}`;
}

/**
 * True when `/` leads to the page of the first administrator: while there is none and strangers cannot come by. Once
 * there was one there always was, so the database is not asked again.
 */
export function firstAdminWanted({ config, db }: Pick<Platform, 'config' | 'db'>): () => Promise<boolean> {
  let isClosed = !config.asksFirstAdminCode;
  return async () => {
    if (!isClosed) isClosed = !(await isFirstAdminOpen(db));
    return !isClosed;
  };
}

/** @throws AppError 'not-allowed' without the code, or with one that is none. */
export async function demandFirstAdminCode(db: Queries, typed: string | undefined): Promise<void> {
  if (typed && (await isFirstAdminCode(db, hashOfTypedCode(typed)))) return;
  const message = typed ? sentences.firstCodeWrong : platformSentences.firstCodeMissing;
  throw new AppError('not-allowed', message, { fields: { code: message } });
}
