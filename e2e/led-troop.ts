import { saveStep } from '#domain/contract/notebook/steps.ts';
import { acceptInvitation, invite } from '#domain/contract/office/people.ts';
import { createTroop, type Troop } from '#domain/contract/office/troops.ts';
import { uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { login } from '#domain/contract/sign-in/accounts.ts';
import { agreeAsLeader, getLeaderHome, type LeaderHome } from '#domain/contract/troop/leader.ts';
import { daysAgo, growToWeek } from './grown-project.ts';
import {
  type Caller,
  enterAsScout,
  notebookAt,
  send,
  startOpenProject,
  startProject,
} from './known-scout.ts';
import { newScout } from './people.ts';

const NAMES = 'Ada Bo Cleo Dev Eli Fay Gus Hana Ida Joel Kim Lou Max Nia Omar Pia Quin Rosa Sam Tess'.split(
  ' ',
);
/** The troop's leader. */
export const LEADER = {
  username: 'rivera',
  email: 'rivera@troop.example',
  firstName: 'Ana',
  lastName: 'Rivera',
  password: 'green-twig-of-oak',
} as const;

/** The states of five scouts in turn. */
const STANDS: readonly ((page: Caller) => Promise<unknown>)[] = [
  (page) => growToWeek(page, 3, 'Willow by the creek'),
  (page) => startProject(page, 'Willow by the pond'),
  async (page) => {
    const { id } = await startOpenProject(page, 'Willow by the brook');
    const harvest = { cuttingCount: 6, collectionTime: `${daysAgo(3)}T09:30`, timeSpentStep3: 1 };
    const formData = { ...harvest, waterPlacementDate: `${daysAgo(3)}T10:00` };
    await notebookAt(page).photograph(uploadStepPhotos, { projectId: id, stepNumber: 3 }, 'cut');
    await send(page, saveStep, { id, stepNumber: 3 }, { formData, isCompleted: true });
  },
  async () => undefined,
  (page) => startOpenProject(page, 'Willow behind the barn'),
];

async function enterAsLeader(page: Caller): Promise<void> {
  await send(page, login, {}, { username: LEADER.username, password: LEADER.password, admin: true });
}

/**
 * A troop of so many scouts, whose parents show leaders the work, but every fourth one the progress only; and its leader, as
 * whom the page is signed in at the end, by `enter`. Who opens it is signed in as an administrator of a server without mail.
 */
export async function openLedTroop(page: Caller, scouts: number, enter = enterAsLeader): Promise<void> {
  const place = { organization: 'cub_scouts', state: 'WI', number: '312', name: 'Oak Patrol' };
  const { id: troopId } = (await send(page, createTroop, {}, place)) as Troop;
  const body = { role: 'leader', email: LEADER.email, troopId };
  const { link } = (await send(page, invite, {}, body)) as { link: string };
  const [, token] = link.split('#');
  for (let at = 0; at < scouts; at += 1) {
    const firstName = NAMES[at % NAMES.length] ?? '';
    const choice = at % 4 === 3 ? 'progress' : 'work';
    await enterAsScout(page, newScout(firstName), { troopId, choice });
    await STANDS[at % STANDS.length]?.(page);
  }
  await send(page, acceptInvitation, {}, { ...LEADER, token });
  await enter(page);
  const home = (await (await page.request.get(addressOf(getLeaderHome))).json()) as LeaderHome;
  await send(page, agreeAsLeader, {}, { hash: home.undertaking.hash });
}
