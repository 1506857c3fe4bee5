import sharp from 'sharp';
import { giveParentConsent } from '../../domain/contract/consent/consent.ts';
import { changeProject, createProject } from '../../domain/contract/notebook/projects.ts';
import { saveStep } from '../../domain/contract/notebook/steps.ts';
import { createTrackingEntry } from '../../domain/contract/notebook/tracking.ts';
import { uploadStepPhotos, uploadTrackingPhotos } from '../../domain/contract/photos/photos.ts';
import { addressOf, type Endpoint } from '../../domain/contract/platform/endpoint.ts';
import { register } from '../../domain/contract/sign-in/accounts.ts';
import { phoneJpeg } from '../../server/testing/sample-photos.ts';

const WEEKS = 12;
const PHOTOS_A_WEEK = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

type Send = (it: Endpoint, params: Record<string, string | number>, body: object) => Promise<{ id: string }>;

/** A scout whose cuttings have stood in water for twelve weeks, with 60 photos of them; gives her session and her project. */
export async function startScout(url: string): Promise<{ cookie: string; projectId: string }> {
  let cookie = '';
  const send: Send = async (it, params, body) => {
    const isForm = body instanceof FormData;
    const response = await fetch(url + addressOf(it, params), {
      method: it.method,
      headers: { cookie, ...(!isForm && { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${it.method} ${it.path}: ${response.status} ${await response.text()}`);
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return (await response.json()) as { id: string };
  };
  await signUp(send);
  return { projectId: await growForWeeks(send), cookie };
}

async function signUp(send: Send): Promise<void> {
  const account = {
    username: 'willow',
    firstName: 'Willow',
    lastName: 'Reyes',
    email: 'willow@family.example',
  };
  const troop = { organization: 'scouts_bsa', troopNumber: '42', state: 'WI', zipCode: '53703' };
  const words = { password: 'acorn-and-oak', confirmPassword: 'acorn-and-oak' };
  await send(register, {}, { ...account, ...troop, ...words });
  const drawn = `<svg width="400" height="150"><path d="M40 110L120 40 200 110 320 50" fill="none" stroke="#000"/></svg>`;
  const png = await sharp(Buffer.from(drawn)).flatten({ background: 'white' }).png().toBuffer();
  const parent = { parentFirstName: 'Ana', parentLastName: 'Reyes', parentEmail: 'ana@family.example' };
  const signature = `data:image/png;base64,${png.toString('base64')}`;
  await send(giveParentConsent, {}, { ...parent, signature, termsAgree: true });
}

async function growForWeeks(send: Send): Promise<string> {
  const dayOf = (week: number) =>
    new Date(Date.now() - (WEEKS - week) * 7 * DAY_MS).toISOString().slice(0, 10);
  const { id } = await send(createProject, {}, { name: 'Willow by the creek', scoutState: 'WI' });
  await send(changeProject, { id }, { selectedSpeciesId: 'black-willow' });
  for (const stepNumber of [2, 3])
    await send(uploadStepPhotos, { projectId: id, stepNumber }, await photos(1));
  const moments = { collectionTime: `${dayOf(0)}T09:30`, waterPlacementDate: `${dayOf(0)}T10:00` };
  const formsOfSteps = [{}, { timeSpentStep2: 1 }, { cuttingCount: 8, timeSpentStep3: 1.5, ...moments }];
  for (const [at, formData] of formsOfSteps.entries()) {
    await send(saveStep, { id, stepNumber: at + 1 }, { formData, isCompleted: true });
  }
  for (let week = 0; week < WEEKS; week++) {
    const seen = { notes: 'The roots are longer again.', noticedRootGrowth: true, isDraft: false };
    const entry = { ...seen, observedAt: `${dayOf(week)}T16:30`, cuttingsAlive: 8, cuttingsWithRoots: 5 };
    const { id: entryId } = await send(createTrackingEntry, { projectId: id }, entry);
    await send(uploadTrackingPhotos, { projectId: id, entryId }, await photos(PHOTOS_A_WEEK));
  }
  return id;
}

async function photos(count: number): Promise<FormData> {
  const form = new FormData();
  const photo = new Blob([await phoneJpeg()], { type: 'image/jpeg' });
  for (let at = 0; at < count; at++) form.append('photos', photo, `week-${at}.jpg`);
  return form;
}
