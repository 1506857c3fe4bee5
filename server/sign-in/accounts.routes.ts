import type { FastifyRequest } from 'fastify';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import * as accounts from '#domain/contract/sign-in/accounts.ts';
import { THROTTLES } from '#domain/limits.ts';
import { keptMs } from '#domain/rules/keeping/retention-days.ts';
import { isPathOfThisSite } from '#domain/rules/platform/return-path.ts';
import { LOGIN_PATH } from '#domain/rules/platform/screens.ts';
import * as sentences from '#domain/rules/sign-in/sentences.ts';
import {
  accountAsItStands,
  asOwnerSees,
  hashPassword,
  isFirstAdminOpen,
  refuseInCardSession,
  updateLanguage,
} from '#server/accounts/exports.ts';
import { outboxOf } from '#server/mail/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { clientAddressOf } from '#server/platform/http/client-address.ts';
import { isSharedDevice } from '#server/platform/http/cookies.ts';
import { isFromThisMachine } from '#server/platform/http/from-this-machine.ts';
import {
  forgetSharedLanguage,
  languageLeft,
  takeOwnLanguage,
} from '#server/platform/http/language-cookie.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { writeOnce } from '#server/platform/http/write-once.ts';
import { bucketOf, countCall } from '#server/platform/limits/throttle.ts';
import { withFactorNeed } from '#server/sign-in/second-factor/second-factor.service.ts';
import { closeSession } from '#server/sign-in/sessions/session.ts';
import { deviceOf, signIn } from '#server/sign-in/sessions/sign-in.ts';
import {
  completeProfile,
  createFirstAdmin,
  refuseClosedFirstAdmin,
  registerStudent,
} from './accounts.service.ts';
import { demandFirstAdminCode } from './first-admin.service.ts';
import { checkLogin, confirmLogin } from './login.service.ts';
import { refuseUnoffered } from './organizations.service.ts';
import { editOwnProfile, provePassword } from './own-profile.service.ts';

export function accountsRoutes(routes: Routes): void {
  const { platform, read, act } = routes;
  const { consentByMail, keptDays, organizations } = platform.config;
  read(accounts.getUser, async ({ user }) => asOwnerSees(user, user, platform.config));

  act(accounts.enterLogin, async ({ query, reply }) => {
    const { returnTo = '' } = query;
    const back = isPathOfThisSite(returnTo) ? `?returnTo=${encodeURIComponent(returnTo)}` : '';
    await reply.redirect(`/login${back}`, 302);
    return undefined;
  });

  act(accounts.login, async ({ db, body, now, newId, request, reply }) => {
    const audit = { auditId: newId(), now };
    const attempt = {
      ...body,
      address: clientAddressOf(request),
      device: deviceOf(request, platform),
    };
    const checked = await checkLogin(db, attempt, audit);
    const { byCardUntil } = await inTransaction(db, async (tx) => {
      const confirmed = await confirmLogin(tx, checked, audit);
      const isShared = body.shared === true;
      await signIn(request, reply, { ...platform, db }, tx, { ...checked.user, isShared, ...confirmed });
      return confirmed;
    });
    const user = {
      ...(await withFactorNeed(db, checked.user, platform.config)),
      ...(byCardUntil !== null && { cardEndsAt: isoTime(byCardUntil) }),
    };
    request.caller = user;
    return asOwnerSees(user, user, platform.config);
  });

  act(accounts.register, async ({ db, body, now, newId, request, reply }) => {
    const { organization } = body;
    refuseUnoffered(organizations, { organization, told: sentences.organizationMissing });
    const bucket = bucketOf('registration', clientAddressOf(request));
    await countCall(db, { bucket, throttle: THROTTLES.registrationByAddress }, now);
    const passwordHash = await hashPassword(body.password, body);
    const consentEndsAt = consentByMail && now + keptMs(keptDays, 'signUps');
    const language = languageLeft(LOGIN_PATH, request, platform);
    const result = await inTransaction(db, async (tx) => {
      const user = await registerStudent(tx, body, {
        id: newId(),
        passwordHash,
        now,
        consentEndsAt,
        language,
      });
      await signIn(request, reply, { ...platform, db }, tx, {
        ...user,
        isShared: isSharedDevice(request, platform),
      });
      return user;
    });
    request.caller = result;
    return { it: result, isNew: true };
  });

  act(accounts.logout, async ({ db, query, request, reply }) => {
    await closeSession(request, reply, { ...platform, db });
    forgetSharedLanguage({ request, reply, platform });
    // A page can delete what it stored, but not what the browser's database leaves of it in its files.
    if (query.device === 'empty') reply.header('clear-site-data', '"storage"');
    return { success: true } as const;
  });

  profileRoutes(routes);
  firstAdminRoutes(routes);
}

function profileRoutes({ platform, write, act }: Routes): void {
  const { config } = platform;
  const outbox = outboxOf(platform);
  const isByMail = config.mail !== null;
  const asItStands = async (db: Queries, user: User) =>
    asOwnerSees(await accountAsItStands(db, user.id), user, config);
  write(
    accounts.completeProfile,
    async ({ db, user, body, ...rest }) => {
      refuseInCardSession(user);
      return asOwnerSees(await completeProfile(db, user.id, body, { ...rest, outbox }), user, config);
    },
    ({ db, user }) => asItStands(db, user),
  );

  act(accounts.editProfile, async ({ db, user, body: { only, ...edit }, now, newId, request }) => {
    refuseInCardSession(user);
    const change = only ? { [only]: edit[only], password: edit.password } : edit;
    const attempt = { address: clientAddressOf(request), device: deviceOf(request, platform) };
    // Not the word `write`: a password is checked, and a wrong one counted, outside of the transaction.
    const proven = await provePassword(db, user, { ...change, ...attempt }, { auditId: newId(), now });
    const editing = { now, newId, outbox, isByMail, proven };
    const written = await writeOnce(
      request,
      { db, clock: platform.clock },
      {
        run: async (tx) => ({
          status: 200,
          body: asOwnerSees(await editOwnProfile(tx, user.id, change, editing), user, config),
        }),
        again: (tx) => asItStands(tx, user),
      },
    );
    return written.body as User;
  });

  act(accounts.chooseLanguage, async ({ db, user, body, request, reply }) => {
    const again = (tx: Queries) => asItStands(tx, user);
    // Not the word `write`, which leaves no cookie.
    const run = async (tx: Queries) => {
      await updateLanguage(tx, user.id, body.language);
      return { status: 200, body: await again(tx) };
    };
    const written = await writeOnce(request, { db, clock: platform.clock }, { run, again });
    request.caller = { ...user, language: body.language };
    takeOwnLanguage(body.language, isSharedDevice(request, platform), {
      request,
      reply,
      platform,
    });
    return written.body as User;
  });
}

function firstAdminRoutes({ platform, act }: Routes): void {
  const asksCode = (request: FastifyRequest) =>
    platform.config.asksFirstAdminCode || !isFromThisMachine(request);

  act(accounts.getFirstAdmin, async ({ db, request }) => {
    const open = await isFirstAdminOpen(db);
    return { open, ...(open && asksCode(request) && ({ asksCode: true } as const)) };
  });

  act(accounts.createFirstAdmin, async ({ db, body, now, newId, request }) => {
    await refuseClosedFirstAdmin(db);
    if (asksCode(request)) {
      const bucket = bucketOf('first-admin-code', clientAddressOf(request));
      await countCall(db, { bucket, throttle: THROTTLES.firstAdminCodeByAddress }, now);
      await demandFirstAdminCode(db, body.code);
    }
    const passwordHash = await hashPassword(body.password, body);
    const user = await inTransaction(db, (tx) =>
      createFirstAdmin(tx, body, { id: newId(), auditId: newId(), passwordHash, now }),
    );
    return { it: { message: sentences.adminCreated.message, user }, isNew: true };
  });
}
