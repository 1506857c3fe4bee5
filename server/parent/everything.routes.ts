/** Everything that is kept of a child, as one file for the parent. */
import { presentUser } from '#server/accounts/accounts.store.ts';
import { findConsentRecord } from '#server/consent/consent.store.ts';
import { listConsentEvents } from '#server/consent/consent-events.store.ts';
import type { Platform } from '#server/platform.ts';
import { projectOfChild } from '#server/projects/projects.gate.ts';
import { listKeptProjects } from '#server/projects/projects.store.ts';
import type { ArchivedProject } from '#server/report/archive.service.ts';
import { type Asker, contentsOf, type downloadsOf, makePdf } from '#server/report/downloads.routes.ts';
import type { GuardedChild } from './children.gate.ts';
import { listLooks } from './children.service.ts';

const asJson = (it: unknown) => `${JSON.stringify(it, null, 2)}\n`;

/** Sends every project with its photos and its report, and beside them the account, its consent and who looked. */
export async function sendEverything(
  platform: Platform,
  { inTurn }: Pick<ReturnType<typeof downloadsOf>, 'inTurn'>,
  child: GuardedChild,
  { id, query, now, reply, gone }: Asker,
): Promise<void> {
  const { db } = platform;
  const author = presentUser(child.account);
  const parts: ArchivedProject[] = [];
  const projects = await listKeptProjects(db, child.id, 'all');
  for (const [index, project] of projects.entries()) {
    const contents = await contentsOf(db, await projectOfChild(db, child, project.id));
    const { summary } = contents;
    const pdf = () => makePdf(platform, { summary, author }, query, gone);
    parts.push({ folder: `project-${index + 1}/`, contents, makePdf: pdf });
  }
  const consent = await findConsentRecord(db, child.id);
  const texts = new Map([
    ['account.json', asJson(author)],
    ['projects.json', asJson(projects)],
    ['consent.json', asJson({ record: consent, events: await listConsentEvents(db, child.id) })],
    ['who-looked.json', asJson(await listLooks(db, child))],
  ]);
  const { openArchive } = await import('#server/report/archive.service.ts');
  await inTurn(id, gone, async () => {
    const archive = openArchive(parts, { files: platform.files, now, texts });
    const headers = { 'content-disposition': 'attachment; filename="everything.zip"' };
    await reply.headers(headers).type('application/zip').send(archive);
  });
}
