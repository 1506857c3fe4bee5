/** Exports of report for the other modules. */
export type { ArchivedProject } from './archive.service.ts';
export { type Asker, archived, downloadsOf } from './downloads.routes.ts';
export { makePdf } from './pdf/make-pdf.ts';
export type { Block, Dated, PdfDocument } from './pdf/pdf-document.ts';
export { contentsOf } from './project-contents.service.ts';
export { reportRoutes } from './report.routes.ts';

export const loadPdfMaker = () => import('./pdf/make-pdf.ts');
export const loadArchive = () => import('./archive.service.ts');
