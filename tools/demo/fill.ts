/** Fills the server of a demonstration by the calls of its pages, as its people would have. */
import { answerConfirmation, giveParentConsent } from '#domain/contract/consent/consent.ts';
import { chooseParentLanguage } from '#domain/contract/family/guardians.ts';
import { openParentPage, requestParentLink } from '#domain/contract/family/parent.ts';
import { saveStep } from '#domain/contract/notebook/steps.ts';
import { createTreeCheck } from '#domain/contract/notebook/tree-checks.ts';
import { acceptInvitation, invite } from '#domain/contract/office/people.ts';
import { createTroop, type Troop } from '#domain/contract/office/troops.ts';
import { PHOTO_KINDS, uploadCheckPhotos } from '#domain/contract/photos/photos.ts';
import { chooseLanguage, createFirstAdmin, login, register } from '#domain/contract/sign-in/accounts.ts';
import { agreeAsLeader, getLeaderHome, type LeaderHome } from '#domain/contract/troop/leader.ts';
import { createReview } from '#domain/contract/troop/reviewing.ts';
import { OPEN_SCREENS } from '#domain/rules/platform/screens.ts';
import { drawnSignature } from '#server/testing/drawn-signature.ts';
import { daysAgo, notebookOf, type Send } from '#server/testing/grown-notebook.ts';
import { sendAs } from '#server/testing/scout-browser.ts';
import { ADMIN, DEMO_PASSWORD, LEADERS, MEMBERS, type Member, NOTES, PLACES, TROOP } from './cast.ts';
import type { Mailbox } from './mailbox.ts';

const tokenOf = (link: string) => new URL(link).hash.slice(1);

async function openTroop(url: string, mailbox: Mailbox): Promise<{ troopId: string; leader: Send }> {
  const { send: office } = sendAs(url);
  await office(createFirstAdmin, {}, { ...ADMIN, password: DEMO_PASSWORD });
  await office(login, {}, { username: ADMIN.username, password: DEMO_PASSWORD, admin: true });
  const { id: troopId } = (await office(createTroop, {}, TROOP)) as Troop;
  const leaders: Send[] = [];
  for (const leader of LEADERS) {
    await office(invite, {}, { role: 'leader', email: leader.email, troopId });
    const token = tokenOf(await mailbox.link(leader.email, OPEN_SCREENS.staffInvitation));
    const { send } = sendAs(url);
    await send(acceptInvitation, {}, { ...leader, password: DEMO_PASSWORD, token });
    await send(login, {}, { username: leader.username, password: DEMO_PASSWORD, admin: true });
    const { undertaking } = (await send(getLeaderHome, {}, {})) as LeaderHome;
    await send(agreeAsLeader, {}, { hash: undertaking.hash });
    leaders.push(send);
  }
  const [leader] = leaders;
  if (!leader) throw new Error('A troop has a leader.');
  return { troopId, leader };
}

/** Signs a child up, and has a parent sign on the child's device. */
async function signUp(url: string, member: Member): Promise<Send> {
  const { send } = sendAs(url, { 'accept-language': member.language ?? 'en' });
  const { username, firstName, lastName, parent } = member;
  const troop = {
    ...{ organization: TROOP.organization, troopNumber: TROOP.number },
    ...{ state: TROOP.state, zipCode: '53703' },
  };
  const passwords = { password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD };
  await send(register, {}, { username, firstName, lastName, email: parent.email, ...troop, ...passwords });
  if (member.language) await send(chooseLanguage, {}, { language: member.language });
  await send(
    giveParentConsent,
    {},
    {
      ...{ parentFirstName: parent.firstName, parentLastName: lastName, parentEmail: parent.email },
      ...{ signature: await drawnSignature(), termsAgree: true },
    },
  );
  return send;
}

/** Opens a parent's page by a letter, once, and chooses its language there. */
async function chooseLanguages(url: string, mailbox: Mailbox): Promise<void> {
  const parents = MEMBERS.filter(({ parent }) => parent.language).map(({ parent }) => parent.email);
  for (const email of new Set(parents)) {
    const { send } = sendAs(url);
    await send(openParentPage, {}, { token: tokenOf(await askForPage(url, mailbox, email)) });
    await send(chooseParentLanguage, {}, { language: 'es' });
  }
}

/** The link that opens a parent's page, from the letter asked for. */
export async function askForPage(url: string, mailbox: Mailbox, email: string): Promise<string> {
  const before = mailbox.letters(email, OPEN_SCREENS.parent);
  await sendAs(url).send(requestParentLink, {}, { email });
  return mailbox.link(email, OPEN_SCREENS.parent, before + 1);
}

/** Grows a member's notebook; returns the project, if there is one. */
async function grow(send: Send, member: Member, number: number): Promise<string | undefined> {
  const { course, tree: name, speciesId, location } = member;
  const notebook = notebookOf(send);
  const said = NOTES[member.language ?? 'en'];
  const manner = {
    ...{ name, hand: number, notes: said[number % said.length] ?? [] },
    ...(speciesId && { speciesId }),
    ...(location && { location }),
  };
  if (course.at === 'signed-up' || course.at === 'nothing') return undefined;
  if (course.at === 'tree') return notebook.pick(manner);
  if (course.at === 'water')
    return notebook.growToWeek(course.week, {
      ...manner,
      ...(course.looks !== undefined && { looks: course.looks }),
    });
  const id = await notebook.growToWeek(course.week, { ...manner, looks: 8 });
  const places = PLACES[member.language ?? 'en'];
  const plantingLocation = places[number % places.length] ?? places[0];
  if (course.at === 'pot') {
    const pot = { plantingType: 'temporary', plantingDate: daysAgo(4), timeSpent: 0.5 } as const;
    const entry = {
      ...pot,
      plantingLocation: 'in a pot on our porch',
      notes: 'It has a pot now. I call it Potty.',
    };
    await notebook.plant(id, entry, ['beforePhoto', 'afterPhoto'], number);
    return id;
  }
  const planted = { plantingLocation, plantingDate: daysAgo(course.plantedDaysAgo), timeSpent: 1.5 };
  await notebook.plant(id, planted, PHOTO_KINDS, number);
  await send(saveStep, { id, stepNumber: 5 }, { formData: {}, isCompleted: true });
  if (course.height === undefined) return id;
  const check = { condition: 'alive', heightInches: course.height, checkedOn: daysAgo(12) };
  const { id: entryId } = (await send(createTreeCheck, { projectId: id }, check)) as { id: string };
  await notebook.photograph(uploadCheckPhotos, { projectId: id, entryId }, 'grown', number + 1);
  return id;
}

/** Writes the leader's reviews. */
async function reviewWork(leader: Send, projects: ReadonlyMap<string, string>): Promise<void> {
  const reviews = {
    ada: {
      verdict: 'looks-good',
      phrases: ['clear-photos', 'good-care'],
      note: 'A jellyfish jar! Well done.',
    },
    max: { verdict: 'please-fix', phrases: ['add-water'], note: 'Your jar was nearly dry at the meeting.' },
    ben: { verdict: 'looks-good', phrases: ['clear-notes'], note: 'What a fine young tree.' },
  };
  for (const [username, review] of Object.entries(reviews)) {
    const id = projects.get(username);
    if (id !== undefined) await leader(createReview, { id }, review);
  }
}

/** @param say tells how far it is. */
export async function fillDemo(url: string, mailbox: Mailbox, say: (text: string) => void): Promise<void> {
  const { troopId, leader } = await openTroop(url, mailbox);
  say(`An administrator, two leaders and a troop are there. ${MEMBERS.length} scouts sign up …`);
  const sends: Send[] = [];
  for (const member of MEMBERS) sends.push(await signUp(url, member));
  const asked = new Map<string, number>();
  for (const { course, parent, leadersSee } of MEMBERS) {
    if (course.at === 'signed-up') continue;
    const letters = 1 + (asked.get(parent.email) ?? 0);
    asked.set(parent.email, letters);
    const token = tokenOf(await mailbox.link(parent.email, OPEN_SCREENS.confirmConsent, letters));
    const answer = { token, agree: true, leaders: { troopId, choice: leadersSee } };
    await sendAs(url).send(answerConfirmation, {}, answer);
  }
  await chooseLanguages(url, mailbox);
  say('Their parents have agreed. They cut twigs, look at their jars and plant …');
  const projects = new Map<string, string>();
  for (const [at, member] of MEMBERS.entries()) {
    const id = await grow(sends[at] as Send, member, at + 1);
    if (id !== undefined) projects.set(member.username, id);
    say(`${at + 1} of ${MEMBERS.length}: ${member.firstName}`);
  }
  await reviewWork(leader, projects);
}
