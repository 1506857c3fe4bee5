import type { User } from '#domain/contract/accounts.ts';
import * as accounts from '#domain/contract/accounts.ts';
import { THROTTLES } from '#domain/limits.ts';
import { isPathOfThisSite } from '#domain/rules/return-path.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { clientAddressOf } from '#server/http/client-address.ts';
import type { Routes } from '#server/http/route.ts';
import { closeSession } from '#server/http/session.ts';
import { deviceOf, signIn } from '#server/http/sign-in.ts';
import { bucketOf, countCall } from '#server/limits/throttle.ts';
import {
  accountAsItStands,
  asOwnerSees,
  completeProfile,
  createFirstAdmin,
  editProfile,
  refuseClosedFirstAdmin,
  registerStudent,
} from './accounts.service.ts';
import { isFirstAdminOpen } from './first-admin.store.ts';
import { checkLogin, confirmLogin } from './login.service.ts';
import { hashPassword } from './passwords.service.ts';

export function accountsRoutes({ platform, read, write, act }: Routes): void {
  const isConsentByMail = platform.config.consentByMail !== null;
  const shown = (user: User) => asOwnerSees(user, platform.config);
  read(accounts.getUser, async ({ user }) => shown(user));

  act(accounts.enterLogin, async ({ query, reply }) => {
    const { returnTo = '' } = query;
    const back = isPathOfThisSite(returnTo) ? `?returnTo=${encodeURIComponent(returnTo)}` : '';
    await reply.redirect(`/login${back}`, 302);
    return undefined;
  });

  act(accounts.login, async ({ body, now, newId, request, reply }) => {
    const audit = { auditId: newId(), now };
    const attempt = { ...body, address: clientAddressOf(request), device: deviceOf(request, platform) };
    const checked = await checkLogin(platform.db, attempt, audit);
    await inTransaction(platform.db, async (tx) => {
      await confirmLogin(tx, checked, audit);
      await signIn(request, reply, platform, tx, checked.user);
    });
    request.caller = checked.user;
    return shown(checked.user);
  });

  act(accounts.register, async ({ body, now, newId, request, reply }) => {
    const bucket = bucketOf('registration', clientAddressOf(request));
    await countCall(platform.db, { bucket, throttle: THROTTLES.registrationByAddress }, now);
    const passwordHash = await hashPassword(body.password, body);
    const it = await inTransaction(platform.db, async (tx) => {
      const user = await registerStudent(tx, body, { id: newId(), passwordHash, now, isConsentByMail });
      await signIn(request, reply, platform, tx, user);
      return user;
    });
    request.caller = it;
    return { it, isNew: true };
  });

  act(accounts.logout, async ({ query, request, reply }) => {
    await closeSession(request, reply, platform);
    // A page can delete what it stored, but not what the browser's database leaves of it in its files.
    if (query.device === 'empty') reply.header('clear-site-data', '"storage"');
    return { success: true } as const;
  });

  write(
    accounts.completeProfile,
    async ({ db, user, body, ...change }) => shown(await completeProfile(db, user.id, body, change)),
    async ({ db, user }) => shown(await accountAsItStands(db, user.id)),
  );

  write(
    accounts.editProfile,
    async ({ db, user, body, ...change }) => shown(await editProfile(db, user.id, body, change)),
    async ({ db, user }) => shown(await accountAsItStands(db, user.id)),
  );

  read(accounts.getFirstAdmin, async ({ db }) => ({ open: await isFirstAdminOpen(db) }));

  act(accounts.createFirstAdmin, async ({ db, body, now, newId }) => {
    await refuseClosedFirstAdmin(db);
    const passwordHash = await hashPassword(body.password, body);
    const user = await inTransaction(platform.db, (tx) =>
      createFirstAdmin(tx, body, { id: newId(), auditId: newId(), passwordHash, now }),
    );
    return { it: { message: 'Admin user created successfully', user }, isNew: true };
  });
}
