import { changeProject, createProject } from '#domain/contract/notebook/projects.ts';
import { saveStep } from '#domain/contract/notebook/steps.ts';
import { uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import type { Endpoint, SentBodyOf } from '#domain/contract/platform/endpoint.ts';
import { call } from '#web/lib/call.ts';
import { upload } from '#web/lib/upload.ts';
import { smallPhoto } from './sample-photos.ts';

/** Sends a small photo, with the text parts that go beside it. */
export async function sendPhoto(
  endpoint: Endpoint,
  params: Record<string, string | number>,
  parts: Record<string, string> = {},
): Promise<void> {
  await upload(endpoint, params, { file: await smallPhoto('leaf.jpg'), parts });
}

/** A project of whoever is signed in, with its first three steps complete: 8 cuttings, 1.25 and 2 hours, two photos. */
export async function projectReadyToPlant(): Promise<string> {
  const { id } = await call(createProject, { body: { name: 'Cloning Project - 5/1/2026' } });
  await call(changeProject, { params: { id }, body: { selectedSpeciesId: 'black-willow' } });
  const complete = (stepNumber: number, formData: SentBodyOf<typeof saveStep>['formData']) =>
    call(saveStep, { params: { id, stepNumber }, body: { formData, isCompleted: true } });
  await complete(1, {});
  await sendPhoto(uploadStepPhotos, { projectId: id, stepNumber: 2 });
  await complete(2, { timeSpentStep2: 1.25 });
  await sendPhoto(uploadStepPhotos, { projectId: id, stepNumber: 3 });
  await complete(3, {
    cuttingCount: 8,
    collectionTime: '2026-05-01T10:00',
    waterPlacementDate: '2026-05-01T10:30',
    timeSpentStep3: 2,
  });
  return id;
}
