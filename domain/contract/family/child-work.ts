/** A child's work as files, and what a parent deletes of it for good (PRODUCT.md#what-a-parent-changes). */
import * as z from 'zod/mini';
import { Deleted, endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import { ReportQuery } from '#domain/contract/report/report.ts';
import * as photosSentences from '#domain/rules/photos/sentences.ts';
import { says } from '#domain/rules/platform/sentence.ts';

const ofChild = z.object({ id: field.pathId });
const ofProject = z.object({ id: field.pathId, projectId: field.pathId });

export const getChildArchive = endpoint({
  summary: 'Everything that is kept of a child in one file',
  method: 'GET',
  path: '/api/parent/children/:id/archive.zip',
  who: 'parent',
  gives: 'application/zip',
  refuses: [429],
  params: ofChild,
  query: ReportQuery,
  response: 'file',
});
export const getChildReport = endpoint({
  summary: 'The report of a project',
  method: 'GET',
  path: '/api/parent/children/:id/projects/:projectId/report.pdf',
  who: 'parent',
  gives: 'application/pdf',
  refuses: [429],
  params: ofProject,
  query: ReportQuery,
  response: 'file',
});
export const getChildProjectArchive = endpoint({
  summary: 'Photos, entries and report of a project in one file',
  method: 'GET',
  path: '/api/parent/children/:id/projects/:projectId/archive.zip',
  who: 'parent',
  gives: 'application/zip',
  refuses: [429],
  params: ofProject,
  query: ReportQuery,
  response: 'file',
});
export const getChildUpload = endpoint({
  summary: 'A photo of a child, or the small one of it',
  method: 'GET',
  path: '/api/parent/uploads/:filename',
  who: 'parent',
  gives: 'image/*',
  refuses: [416],
  params: z.object({ filename: field.pathId }),
  query: z.object({ size: z.optional(z.literal('thumb', says(photosSentences.sizeUnknown))) }),
  response: 'file',
});

export const deleteChildPhoto = endpoint({
  summary: 'Deletes a photo of a child and its files',
  method: 'DELETE',
  path: '/api/parent/children/:id/photos/:photoId',
  who: 'parent',
  lasting: true,
  params: z.object({ id: field.pathId, photoId: field.pathId }),
  response: Deleted,
});
/** An entry of the tracking, a planting, or an answer on the tree. */
export const deleteChildEntry = endpoint({
  summary: 'Deletes an entry of a child, or a planting, with its photos',
  method: 'DELETE',
  path: '/api/parent/children/:id/entries/:entryId',
  who: 'parent',
  lasting: true,
  params: z.object({ id: field.pathId, entryId: field.pathId }),
  response: Deleted,
});
export const deleteChildProject = endpoint({
  summary: 'Deletes a project of a child with its entries and photos',
  method: 'DELETE',
  path: '/api/parent/children/:id/projects/:projectId',
  who: 'parent',
  lasting: true,
  params: ofProject,
  response: Deleted,
});
