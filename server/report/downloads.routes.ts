/** The files that are made of a project, for whoever may read it: the child, and a parent. */
import type { FastifyReply } from 'fastify';
import type { ReportQuery } from '#domain/contract/report.ts';
import type { Queries } from '#server/db/open.ts';
import { makeShares } from '#server/limits/shares.ts';
import { listPlantingDrafts, listPlantingEntries } from '#server/planting/planting.store.ts';
import type { Platform } from '#server/platform.ts';
import { summarizeProject } from '#server/projects/completion.service.ts';
import type { SeenProject } from '#server/projects/projects.gate.ts';
import { listStoredSteps } from '#server/steps/steps.store.ts';
import { listTrackingEntries } from '#server/tracking/tracking.store.ts';
import { listTreeChecks } from '#server/tree-checks/tree-checks.store.ts';
import type { ProjectContents } from './archive-files.service.ts';
import type { makeReport } from './report.service.ts';
import type { Author } from './report-document.service.ts';

/** A file to keep; its name says the species at most, so that nothing of a child is in it. */
export function download(species: string | null, ending: string): Record<string, string> {
  return { 'content-disposition': `attachment; filename="${species ?? 'tree'}-${ending}"` };
}

/** Loaded with the first report: it brings what decodes pictures. */
export const makePdf: typeof makeReport = async (...given) => {
  const report = await import('./report.service.ts');
  return report.makeReport(...given);
};

/** A report takes a second of a processor, an archive as long as its line: whoever asks for more waits. */
const ONE_AT_A_TIME = {
  atOnce: 1,
  mayWait: 2,
  waitMs: 30_000,
  message: 'Your other download is not finished yet. Please wait a moment, then try again.',
};

/** Everything that a project has. */
export async function contentsOf(db: Queries, project: SeenProject): Promise<ProjectContents> {
  const drafts = await listPlantingDrafts(db, project);
  return {
    summary: await summarizeProject(db, project),
    steps: await listStoredSteps(db, project),
    trackingEntries: await listTrackingEntries(db, project),
    plantingEntries: [...drafts, ...(await listPlantingEntries(db, project))],
    treeChecks: await listTreeChecks(db, project),
  };
}

/** Who gets a file, and how. */
export type Asker = {
  /** By whom downloads are counted. */
  readonly id: string;
  readonly query: ReportQuery;
  readonly now: number;
  readonly reply: FastifyReply;
  readonly gone: AbortSignal;
};

/** What sends the files of a project, one at a time for each who asks. */
export function downloadsOf(platform: Platform) {
  const { db } = platform;
  const inTurn = makeShares(ONE_AT_A_TIME);
  return {
    inTurn,
    sendReport: async (project: SeenProject, author: Author, { id, query, reply, gone }: Asker) => {
      const summary = await summarizeProject(db, project);
      const treeChecks = await listTreeChecks(db, project);
      await inTurn(id, gone, async () => {
        const pdf = await makePdf(platform, { summary, treeChecks, author }, query, gone);
        const headers = download(summary.project.selectedSpecies, 'report.pdf');
        await reply.headers(headers).type('application/pdf').send(pdf);
      });
    },
    sendArchive: async (project: SeenProject, author: Author, { id, query, now, reply, gone }: Asker) => {
      const contents = await contentsOf(db, project);
      const { summary } = contents;
      const pdf = () => makePdf(platform, { ...contents, author }, query, gone);
      const { openArchive } = await import('./archive.service.ts');
      const headers = download(summary.project.selectedSpecies, 'project.zip');
      await inTurn(id, gone, async () => {
        const archive = openArchive([{ folder: '', contents, makePdf: pdf }], { files: platform.files, now });
        // Until the last byte is sent, or whoever asked has left.
        await reply.headers(headers).type('application/zip').send(archive);
      });
    },
  };
}
