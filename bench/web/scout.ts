import { giveParentConsent } from '../../domain/contract/consent/consent.ts';
import { register } from '../../domain/contract/sign-in/accounts.ts';
import { drawnSignature } from '../../server/testing/drawn-signature.ts';
import { daysAgo, notebookOf, type Send } from '../../server/testing/grown-notebook.ts';
import { jarAfter } from '../../server/testing/rendered-photos.ts';
import { sendAs } from '../../server/testing/scout-browser.ts';

const WEEKS = 12;
const PHOTOS_A_WEEK = 5;

/**
 * A scout whose cuttings have stood in water for twelve weeks, with 60 photos of them; gives the session and the
 * project.
 */
export async function startScout(url: string): Promise<{ cookie: string; projectId: string }> {
  const { send, cookie } = sendAs(url);
  await signUp(send);
  return { projectId: await growForWeeks(send), cookie: cookie() };
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
  const parent = { parentFirstName: 'Ana', parentLastName: 'Reyes', parentEmail: 'ana@family.example' };
  await send(giveParentConsent, {}, { ...parent, signature: await drawnSignature(), termsAgree: true });
}

async function growForWeeks(send: Send): Promise<string> {
  const { harvest, look } = notebookOf(send);
  const dayOf = (week: number) => daysAgo((WEEKS - week) * 7);
  const id = await harvest(dayOf(0), { name: 'Willow by the creek' });
  for (let week = 0; week < WEEKS; week++) {
    const seen = { notes: 'The roots are longer again.', noticedRootGrowth: true, isDraft: false };
    const entry = { ...seen, observedAt: `${dayOf(week)}T16:30`, cuttingsAlive: 8, cuttingsWithRoots: 5 };
    await look(id, entry, Array(PHOTOS_A_WEEK).fill(jarAfter(week)));
  }
  return id;
}
