/** Everything that is kept of a child, as one file for the parent. */

import { Reviews } from '#domain/contract/troop/reviews.ts';
import { listReminders, showWish } from '#server/consent/exports.ts';
import { type GuardedChild, projectOfChild } from '#server/gates/exports.ts';
import { listKeptProjects } from '#server/notebook/exports.ts';
import type { Parent } from '#server/platform/parent.ts';
import type { NounPlatform } from '#server/platform/platform.ts';
import {
  type ArchivedProject,
  type Asker,
  archived,
  contentsOf,
  type downloadsOf,
  loadArchive,
} from '#server/report/exports.ts';
import { showKeptReviews } from '#server/troop/exports.ts';
import { accountFor, evidenceFor, showConsent } from './child-consent.service.ts';
import { listLooks } from './children.service.ts';

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Sends every project with its photos and its report, and beside them the account, its consent and who looked. */
export async function sendEverything(
  platform: NounPlatform,
  { inShare }: Pick<ReturnType<typeof downloadsOf>, 'inShare'>,
  { child, parent }: { child: GuardedChild; parent: Parent },
  { db, query, now, reply, gone }: Omit<Asker, 'id'>,
): Promise<void> {
  const author = await accountFor(db, child, parent);
  const parts: ArchivedProject[] = [];
  const projects = await listKeptProjects(db, child.id, 'all');
  for (const [index, project] of projects.entries()) {
    const contents = await contentsOf(db, await projectOfChild(db, child, project.id));
    const folder = `project-${index + 1}/`;
    parts.push(archived(platform, { folder, contents, author }, { query, gone }));
  }
  const evidence = await evidenceFor(db, child, parent);
  const { permissions, leaders } = await showConsent(db, parent, child);
  const wishing = { userId: child.id, emailKey: parent.emailKey };
  const wish = await showWish(db, wishing, platform);
  const letters = await listReminders(db, wishing);
  const texts = new Map([
    ['account.json', asJson(author)],
    ['projects.json', asJson(projects)],
    ['consent.json', asJson({ ...evidence, permissions, leaders })],
    ['reminders.json', asJson({ since: wish.since, letters })],
    ['reviews.json', asJson(Reviews.parse(await showKeptReviews(db, child)))],
    ['who-looked.json', asJson(await listLooks(db, child))],
  ]);
  const { openArchive } = await loadArchive();
  await inShare(parent.emailKey, async () => {
    const archive = openArchive(parts, { db, files: platform.files, now, texts });
    const headers = { 'content-disposition': 'attachment; filename="everything.zip"' };
    await reply.headers(headers).type('application/zip').send(archive);
  });
}
