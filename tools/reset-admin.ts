/**
 * `npm run reset-admin -- USERNAME` gives an administrator who cannot get in a new password, made by chance, and ends
 * her sessions; the server may run meanwhile. Nobody but whoever runs the installation can do that (decision 0030).
 */
import { randomBytes } from 'node:crypto';
import { replacePassword } from '#server/accounts/accounts.service.ts';
import { findCredentials } from '#server/accounts/accounts.store.ts';
import { hashPassword } from '#server/accounts/passwords.service.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';

async function resetAdmin(typed: string | undefined): Promise<void> {
  if (!typed) throw new Error('Say whose password it is: npm run reset-admin -- USERNAME');
  const { databaseUrl, dataDir } = readConfig(process.env);
  const db = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir });
  try {
    const user = (await findCredentials(db, typed))?.user;
    if (user?.role !== 'admin') throw new Error(`There is no administrator called ${typed}.`);
    const password = randomBytes(12).toString('base64url');
    const passwordHash = await hashPassword(password);
    await inTransaction(db, (tx) => replacePassword(tx, user, passwordHash));
    console.log(`The new password of ${user.username} is ${password}`);
  } finally {
    await db.destroy();
  }
}

resetAdmin(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
