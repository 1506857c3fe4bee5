import { getArchive, getReportPdf } from '#domain/contract/report.ts';
import type { Routes } from '#server/http/route.ts';
import { makeShares } from '#server/limits/shares.ts';
import { listPlantingDrafts, listPlantingEntries } from '#server/planting/planting.store.ts';
import { summarizeProject } from '#server/projects/completion.service.ts';
import { ownProject } from '#server/projects/projects.gate.ts';
import { listStoredSteps } from '#server/steps/steps.store.ts';
import { listTrackingEntries } from '#server/tracking/tracking.store.ts';
import type { makeReport } from './report.service.ts';

/** A file to keep; its name says the species at most, so that nothing of a child is in it. */
function download(species: string | null, ending: string): Record<string, string> {
  return { 'content-disposition': `attachment; filename="${species ?? 'tree'}-${ending}"` };
}

/** Loaded with the first report: it brings what decodes pictures. */
const makePdf: typeof makeReport = async (...given) => {
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

export function reportRoutes({ platform, act }: Routes): void {
  const inTurn = makeShares(ONE_AT_A_TIME);

  act(getReportPdf, async ({ db, user, params, query, reply, gone }) => {
    const summary = await summarizeProject(db, await ownProject(db, user, params.id));
    await inTurn(user.id, gone, async () => {
      const pdf = await makePdf(platform, { summary, author: user }, query, gone);
      const headers = download(summary.project.selectedSpecies, 'report.pdf');
      await reply.headers(headers).type('application/pdf').send(pdf);
    });
    return undefined;
  });

  act(getArchive, async ({ db, user, params, query, now, reply, gone }) => {
    const project = await ownProject(db, user, params.id);
    const summary = await summarizeProject(db, project);
    const drafts = await listPlantingDrafts(db, project);
    const contents = {
      summary,
      steps: await listStoredSteps(db, project),
      trackingEntries: await listTrackingEntries(db, project),
      plantingEntries: [...drafts, ...(await listPlantingEntries(db, project))],
    };
    const pdf = () => makePdf(platform, { summary, author: user }, query, gone);
    const { openArchive } = await import('./archive.service.ts');
    const headers = download(summary.project.selectedSpecies, 'project.zip');
    await inTurn(user.id, gone, async () => {
      const archive = openArchive(contents, { files: platform.files, makePdf: pdf, now });
      // Until the last byte is sent, or whoever asked has left.
      await reply.headers(headers).type('application/zip').send(archive);
    });
    return undefined;
  });
}
