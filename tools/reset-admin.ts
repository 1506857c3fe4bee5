/** `npm run reset-admin -- USERNAME`: a new password for an administrator who cannot get in. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Administrator } from '#domain/contract/office/people.ts';
import { adminPassword } from '#domain/contract/platform/fields.ts';
import { ADMIN_PASSWORD_MIN } from '#domain/limits.ts';
import { saidBy } from '#domain/rules/platform/sentence.ts';
import { listAdmins } from '#server/accounts/admins.store.ts';
import { idByUsername } from '#server/accounts/meant-accounts.store.ts';
import { hashPassword } from '#server/accounts/passwords.service.ts';
import { askNewPassword } from '#server/platform/ask-password.ts';
import { runCommand } from '#server/platform/command.ts';
import { giveToOwner } from '#server/platform/data-folder.ts';
import { type Database, openCurrentDatabase } from '#server/platform/db/open.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { readConfig } from '#server/platform/settings/config.ts';
import { OF_DATABASE } from '#server/platform/settings/settings.ts';
import { resetAdmin } from '#server/sign-in/reset-admin.service.ts';

function tellOf(admins: readonly Administrator[]): void {
  if (admins.length === 0) console.log('There is no administrator yet: open /create-admin.');
  for (const { username, createdAt } of admins) console.log(`${username}  since ${createdAt.slice(0, 10)}`);
}

async function setPassword(db: Database, { id, username }: Administrator): Promise<void> {
  const password = await askNewPassword(`New password of ${username}`);
  const issue = z.safeParse(adminPassword, password).error?.issues[0];
  const refusal = issue && saidBy(issue.message).message;
  if (refusal) throw new Error(`${refusal}; nothing was changed.`);
  const passwordHash = await hashPassword(password, { username });
  const admin = { id, username };
  const hadFactor = await inTransaction(db, (tx) =>
    resetAdmin(tx, admin, { passwordHash, auditId: randomUUID(), now: Date.now() }),
  );
  console.log(`${username} has the new password, and is logged out everywhere.`);
  if (hadFactor) console.log('The authenticator app was taken off the account too.');
}

await runCommand(
  {
    start: 'npm run reset-admin',
    does:
      'Without a name, lists the administrators. With one, asks for a new password of that administrator, of at least ' +
      `${ADMIN_PASSWORD_MIN} characters, takes the authenticator app off the account, ends its sessions and writes this into the audit log. The password is typed twice ` +
      'and not shown; from a pipe it is the first line. The program may run meanwhile.',
    args: { '[USERNAME]': 'whose password it is' },
    settings: OF_DATABASE,
  },
  async ({ args }) => {
    const typed = args['[USERNAME]'];
    const { databaseUrl, dataDir } = readConfig(process.env);
    const db = await openCurrentDatabase(databaseUrl ? { databaseUrl } : { dataDir });
    try {
      const admins = await listAdmins(db);
      if (typed === undefined) return tellOf(admins);
      const named = await idByUsername(db, typed).executeTakeFirst();
      const meant = admins.find(({ id }) => id === named?.id);
      if (!meant) throw new Error(`There is no administrator called ${typed}.`);
      await setPassword(db, meant);
    } finally {
      await db.destroy();
      giveToOwner(dataDir);
    }
  },
);
