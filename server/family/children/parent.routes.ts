import * as childWork from '#domain/contract/family/child-work.ts';
import { chooseParentLanguage } from '#domain/contract/family/guardians.ts';
import * as parent from '#domain/contract/family/parent.ts';
import { DELETED } from '#domain/contract/platform/endpoint.ts';
import { THROTTLES } from '#domain/limits.ts';
import { OPEN_SCREENS } from '#domain/rules/platform/screens.ts';
import { presentUser, updateLanguageOf } from '#server/accounts/exports.ts';
import { correctingRoutes } from '#server/family/correcting/correcting.routes.ts';
import { closePages, openPage, requestLink } from '#server/family/entry/entry.service.ts';
import { guardiansRoutes } from '#server/family/guardians/guardians.routes.ts';
import { stoppingRoutes } from '#server/family/stopping/stopping.routes.ts';
import { guardedChild, guardedChildren, projectOfChild } from '#server/gates/exports.ts';
import { outboxOf } from '#server/mail/exports.ts';
import { findPhotoOwner, thumbnailName } from '#server/photos/exports.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { notFound } from '#server/platform/errors.ts';
import { clientAddressOf } from '#server/platform/http/client-address.ts';
import { leaveLanguage, parentLanguageLeft } from '#server/platform/http/language-cookie.ts';
import { countLinkTry } from '#server/platform/http/link-token.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { senderOf } from '#server/platform/http/sender.ts';
import { sendStoredFile } from '#server/platform/http/stored-file.ts';
import { bucketOf, countCall } from '#server/platform/limits/throttle.ts';
import { hashOfToken } from '#server/platform/token-hash.ts';
import { downloadsOf } from '#server/report/exports.ts';
import { browserTokenOf, closeParentSession, leaveParentCookies } from '#server/sign-in/exports.ts';
import { childConsentRoutes } from './child-consent.routes.ts';
import { showChild, showDetails } from './children.service.ts';
import { sendEverything } from './everything.routes.ts';

const UNKEPT = { 'cache-control': 'private, no-store' };
const DONE = { success: true } as const;

/** A parent's ways to open the page and to leave it. */
function entryRoutes({ platform, act }: Routes): void {
  const { newId, newToken } = platform;
  const outbox = outboxOf(platform);

  act(parent.requestParentLink, async ({ db, body, request, now }) => {
    const bucket = bucketOf('parent-link-client', clientAddressOf(request));
    await countCall(db, { bucket, throttle: THROTTLES.parentLinksByClient }, now);
    const language = parentLanguageLeft(request, platform);
    await requestLink(db, body.email, { outbox, now, language });
    return DONE;
  });

  act(parent.openParentPage, async ({ db, body, request, reply, now }) => {
    await countLinkTry(db, request, now);
    const token = newToken();
    const tokens = {
      token,
      browserToken: browserTokenOf(request, { ...platform, db }),
      newBrowserToken: newToken(),
    };
    const language = parentLanguageLeft(request, platform);
    const opener = { outbox, now, newId, language, ...tokens, ...senderOf(request) };
    const browserToken = await inTransaction(db, (tx) => openPage(tx, hashOfToken(body.token), opener));
    leaveParentCookies({ token, browserToken }, { request, reply, platform: { ...platform, db } });
    return DONE;
  });

  act(parent.closeParentPage, async ({ db, request, reply }) => {
    await closeParentSession({ request, reply, platform: { ...platform, db } });
    return DELETED;
  });

  act(chooseParentLanguage, async ({ db, user, body, request, reply }) => {
    await updateLanguageOf(db, user.emailKey, body.language);
    leaveLanguage(body.language, OPEN_SCREENS.parent, { request, reply, platform });
    return DONE;
  });

  act(parent.closeParentPages, async ({ db, body, request, now }) => {
    await countLinkTry(db, request, now);
    await inTransaction(db, (tx) => closePages(tx, hashOfToken(body.token), { outbox, now }));
    return DONE;
  });
}

export function parentRoutes(routes: Routes): void {
  const { platform, read, act } = routes;
  const downloads = downloadsOf(platform);
  const isByMail = platform.config.mail !== null;
  entryRoutes(routes);
  correctingRoutes(routes);
  childConsentRoutes(routes, downloads);
  stoppingRoutes(routes);
  guardiansRoutes(routes);

  read(parent.listChildren, async ({ db, user, now }) => {
    const children = await guardedChildren(db, user);
    return Promise.all(children.map((child) => showChild(db, { parent: user, now, isByMail }, child)));
  });

  read(parent.getChild, async ({ db, user, params, now }) =>
    showDetails(db, { parent: user, now, isByMail }, await guardedChild(db, user, params.id)),
  );

  act(childWork.getChildReport, async ({ user, params, ...asker }) => {
    const { db } = asker;
    const child = await guardedChild(db, user, params.id);
    const project = await projectOfChild(db, child, params.projectId);
    await downloads.sendReport(project, presentUser(child.account), { ...asker, id: user.emailKey });
    return undefined;
  });

  act(childWork.getChildProjectArchive, async ({ user, params, ...asker }) => {
    const { db } = asker;
    const child = await guardedChild(db, user, params.id);
    const project = await projectOfChild(db, child, params.projectId);
    await downloads.sendArchive(project, presentUser(child.account), { ...asker, id: user.emailKey });
    return undefined;
  });

  act(childWork.getChildArchive, async ({ user, params, ...asker }) => {
    const { db } = asker;
    const child = await guardedChild(db, user, params.id);
    await sendEverything(platform, downloads, { child, parent: user }, asker);
    return undefined;
  });

  act(childWork.getChildUpload, async ({ db, user, params, query, request, reply }) => {
    const owner = await findPhotoOwner(db, params.filename);
    if (!owner) throw notFound();
    await guardedChild(db, user, owner.id);
    const file =
      query.size === 'thumb'
        ? { name: thumbnailName(params.filename), type: 'image/webp' }
        : { name: params.filename, type: 'image/jpeg' };
    await sendStoredFile(request, reply, platform.files, { ...file, caching: UNKEPT });
    return undefined;
  });
}
