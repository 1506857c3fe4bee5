/**
 * Fills a running development server with people in known states, through its own calls, and gives their logins.
 * Run again it changes nothing: whoever is there already is left alone.
 */
import { giveParentConsent } from '#domain/contract/consent/consent.ts';
import { createFirstAdmin, register } from '#domain/contract/sign-in/accounts.ts';
import { drawnSignature } from '#server/testing/drawn-signature.ts';
import { notebookOf } from '#server/testing/grown-notebook.ts';
import { RefusedCall, sendAs } from '#server/testing/scout-browser.ts';

const PASSWORD = 'acorn-and-oak';
const ALREADY_THERE = 409;

type Login = { username: string; password: string; state: string };
type Step = 'signed-up' | 'consented' | 'tracking';

/** True when `make` created something new. */
async function isNew(make: Promise<unknown>): Promise<boolean> {
  try {
    await make;
    return true;
  } catch (error) {
    if (error instanceof RefusedCall && error.status === ALREADY_THERE) return false;
    throw error;
  }
}

async function seedStudent(server: string, username: string, firstName: string, upTo: Step): Promise<void> {
  const { send } = sendAs(server);
  const account = { username, firstName, lastName: 'Reyes', email: `${username}@family.example` };
  const troop = { organization: 'scouts_bsa', troopNumber: '42', state: 'WI', zipCode: '53703' };
  const body = { ...account, ...troop, password: PASSWORD, confirmPassword: PASSWORD };
  if (!(await isNew(send(register, {}, body))) || upTo === 'signed-up') return;
  const parent = { parentFirstName: 'Ana', parentLastName: 'Reyes', parentEmail: 'ana@family.example' };
  await send(giveParentConsent, {}, { ...parent, signature: await drawnSignature(), termsAgree: true });
  if (upTo === 'consented') return;
  const notes = ['Tiny white dots on two of the cuttings!'];
  await notebookOf(send).growToWeek(2, { name: 'Willow by the creek', notes });
}

/** Makes the people, where they are not there yet, and gives everybody's login. */
export async function seedPeople(server: string): Promise<Login[]> {
  const admin = { username: 'ranger', email: 'ranger@council.example', firstName: 'Robin', lastName: 'Hale' };
  await isNew(sendAs(server).send(createFirstAdmin, {}, { ...admin, password: PASSWORD }));
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
