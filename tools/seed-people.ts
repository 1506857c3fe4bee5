/**
 * Fills a running development server with people in known states, through its own calls, and gives their logins.
 * Run again it changes nothing: whoever is there already is left alone.
 */
import sharp from 'sharp';
import { giveParentConsent } from '#domain/contract/consent/consent.ts';
import { changeProject, createProject } from '#domain/contract/notebook/projects.ts';
import { saveStep } from '#domain/contract/notebook/steps.ts';
import { createTrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { addressOf, type Endpoint } from '#domain/contract/platform/endpoint.ts';
import { createFirstAdmin, register } from '#domain/contract/sign-in/accounts.ts';
import { phoneJpeg } from '#server/testing/sample-photos.ts';

const PASSWORD = 'acorn-and-oak';
const ALREADY_THERE = 409;

type Login = { username: string; password: string; state: string };

/** A signature as a hand would draw it, in the size of PRODUCT.md#the-consent-page. */
async function signature(): Promise<string> {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="150"><rect width="400" height="150" fill="#fff"/>
    <path d="M40 100c30-80 50-80 40-10s40-70 60-20 20 30 50-10 40 40 140 0" fill="none" stroke="#000" stroke-width="2"/></svg>`;
  const png = await sharp(Buffer.from(drawn)).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** Calls as one person, whose session it keeps. A form is sent as it is, everything else as JSON. */
function personAt(server: string) {
  let cookie = '';
  return async (endpoint: Endpoint, body: unknown, params: Record<string, string | number> = {}) => {
    const isForm = body instanceof FormData;
    const response = await fetch(server + addressOf(endpoint, params), {
      method: endpoint.method,
      headers: { ...(!isForm && { 'content-type': 'application/json' }), cookie },
      body: isForm ? body : JSON.stringify(body),
    });
    const cookies = response.headers.getSetCookie().map((it) => it.split(';')[0]);
    if (cookies.length > 0) cookie = cookies.join('; ');
    if (!response.ok && response.status !== ALREADY_THERE) {
      throw new Error(`${endpoint.method} ${endpoint.path}: ${response.status} ${await response.text()}`);
    }
    return { isNew: response.ok, response: response.ok ? await response.json() : null };
  };
}

type Step = 'signed-up' | 'consented' | 'tracking';

async function seedStudent(server: string, username: string, firstName: string, upTo: Step): Promise<void> {
  const call = personAt(server);
  const account = { username, firstName, lastName: 'Reyes', email: `${username}@family.example` };
  const troop = { organization: 'scouts_bsa', troopNumber: '42', state: 'WI', zipCode: '53703' };
  const body = { ...account, ...troop, password: PASSWORD, confirmPassword: PASSWORD };
  const { isNew } = await call(register, body);
  if (!isNew || upTo === 'signed-up') return;
  const parent = { parentFirstName: 'Ana', parentLastName: 'Reyes', parentEmail: 'ana@family.example' };
  await call(giveParentConsent, { ...parent, signature: await signature(), termsAgree: true });
  if (upTo === 'consented') return;
  const { response } = await call(createProject, { name: 'Willow by the creek', scoutState: 'WI' });
  const { id } = response as { id: string };
  await call(changeProject, { selectedSpeciesId: 'black-willow', location: 'Behind the school' }, { id });
  await call(
    saveStep,
    { formData: { notes: 'Introduction completed' }, isCompleted: true },
    { id, stepNumber: 1 },
  );
  for (const stepNumber of [2, 3]) {
    const form = new FormData();
    form.append('photos', new Blob([await phoneJpeg()], { type: 'image/jpeg' }), 'willow.jpg');
    await call(uploadStepPhotos, form, { projectId: id, stepNumber });
  }
  const harvest = {
    cuttingCount: 8,
    collectionTime: '2026-04-18T09:30',
    waterPlacementDate: '2026-04-18T10:00',
  };
  await call(saveStep, { formData: { timeSpentStep2: 1 }, isCompleted: true }, { id, stepNumber: 2 });
  await call(
    saveStep,
    { formData: { ...harvest, timeSpentStep3: 1.5 }, isCompleted: true },
    { id, stepNumber: 3 },
  );
  const notes = 'Tiny white dots on two of the cuttings!';
  await call(
    createTrackingEntry,
    { notes, addedWater: true, isDraft: false, timeSpent: 0.5 },
    { projectId: id },
  );
}

/** Makes the people, where they are not there yet, and gives everybody's login. */
export async function seedPeople(server: string): Promise<Login[]> {
  const admin = { username: 'ranger', email: 'ranger@council.example', firstName: 'Robin', lastName: 'Hale' };
  await personAt(server)(createFirstAdmin, { ...admin, password: PASSWORD });
  await seedStudent(server, 'sprout', 'Sam', 'signed-up');
  await seedStudent(server, 'acorn', 'Alex', 'consented');
  await seedStudent(server, 'willow', 'Willow', 'tracking');
  const states = {
    ranger: 'administrator (Admin Login)',
    sprout: 'waits for a parent to sign',
    acorn: 'nothing started yet',
    willow: 'has a project with a first tracking entry',
  };
  return Object.entries(states).map(([username, state]) => ({ username, password: PASSWORD, state }));
}
