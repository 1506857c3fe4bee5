/** The files that are made of a project, for whoever may read it: the child, and a parent. */
import type { FastifyReply } from 'fastify';
import type { ReportQuery } from '#domain/contract/report/report.ts';
import type { SeenProject } from '#server/gates/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { makeDownloadShares } from '#server/platform/limits/shares.ts';
import type { NounPlatform } from '#server/platform/platform.ts';
import type { ArchivedProject } from './archive.service.ts';
import { hoursCsv } from './hours-files.service.ts';
import { contentsOf } from './project-contents.service.ts';
import type { Author } from './report-document.service.ts';

/** A file to keep; its name says the species at most, so that nothing of a child is in it. */
export function download(species: string | null, ending: string): Record<string, string> {
  return { 'content-disposition': `attachment; filename="${species ?? 'tree'}-${ending}"` };
}

/** Loaded with the first report: it brings what decodes pictures. */
const reports = () => import('./report.service.ts');

/** A project as it lies in an archive, with the documents that are made of it. */
export function archived(
  platform: NounPlatform,
  { folder, contents, author }: Pick<ArchivedProject, 'folder' | 'contents'> & { readonly author: Author },
  { query, gone }: Pick<Asker, 'query' | 'gone'>,
): ArchivedProject {
  return {
    folder,
    contents,
    query,
    pdfs: {
      'report.pdf': async () => (await reports()).makeReport(platform, { ...contents, author }, query, gone),
      'hours.pdf': async () => (await reports()).makeHours(platform, contents, author, query, gone),
    },
  };
}

/** The recipient of a file, and the form it comes in. */
export type Asker = {
  readonly db: Queries;
  /** By whom downloads are counted. */
  readonly id: string;
  readonly query: ReportQuery;
  readonly now: number;
  readonly reply: FastifyReply;
  readonly gone: AbortSignal;
};

/** Sends the files of a project, a few at a time for each recipient. */
export function downloadsOf(platform: NounPlatform) {
  const inShare = makeDownloadShares();
  return {
    inShare,
    sendReport: async (project: SeenProject, author: Author, { db, id, query, reply, gone }: Asker) => {
      const contents = await contentsOf(db, project);
      await inShare(id, async () => {
        const pdf = await (await reports()).makeReport(platform, { ...contents, author }, query, gone);
        const headers = download(contents.summary.project.selectedSpecies, 'report.pdf');
        await reply.headers(headers).type('application/pdf').send(pdf);
      });
    },
    sendHours: async (project: SeenProject, author: Author, { db, id, query, reply, gone }: Asker) => {
      const contents = await contentsOf(db, project);
      await inShare(id, async () => {
        const pdf = await (await reports()).makeHours(platform, contents, author, query, gone);
        const headers = download(contents.summary.project.selectedSpecies, 'hours.pdf');
        await reply.headers(headers).type('application/pdf').send(pdf);
      });
    },
    sendHoursCsv: async (project: SeenProject, { db, query, reply }: Asker) => {
      const contents = await contentsOf(db, project);
      const headers = download(contents.summary.project.selectedSpecies, 'hours.csv');
      await reply.headers(headers).type('text/csv; charset=utf-8').send(hoursCsv(contents, query));
    },
    sendArchive: async (project: SeenProject, author: Author, asker: Asker) => {
      const { db, id, now, reply } = asker;
      const contents = await contentsOf(db, project);
      const { openArchive } = await import('./archive.service.ts');
      const headers = download(contents.summary.project.selectedSpecies, 'project.zip');
      await inShare(id, async () => {
        const parts = [archived(platform, { folder: '', contents, author }, asker)];
        const archive = openArchive(parts, { db, files: platform.files, now });
        // Until the last byte is sent, or whoever asked has left.
        await reply.headers(headers).type('application/zip').send(archive);
      });
    },
  };
}
