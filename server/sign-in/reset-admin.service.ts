import type { User } from '#domain/contract/sign-in/accounts.ts';
import { insertAudit } from '#server/audit/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { deleteSecondFactor } from '#server/sign-in/second-factor/second-factor.store.ts';
import { replacePassword } from './accounts.service.ts';

type Given = { readonly passwordHash: string; readonly auditId: string; readonly now: number };

/**
 * Gives an administrator a new password, which only the installation's operator can (docs/decisions/0088); the
 * sessions end, and the audit log tells of it. The authenticator app is taken off too, since a lost telephone loses
 * both. @returns true if there was one.
 */
export async function resetAdmin(
  tx: Queries,
  admin: Pick<User, 'id' | 'username'>,
  { passwordHash, auditId, now }: Given,
): Promise<boolean> {
  await replacePassword(tx, admin, passwordHash);
  const subject = { id: admin.id, label: admin.username };
  await insertAudit(tx, { id: auditId, admin: null, action: 'reset-admin', subject, now });
  return deleteSecondFactor(tx, admin.id);
}
