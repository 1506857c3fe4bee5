/**
 * A parent's view of a child: the notebook as the child sees it, and the people who looked (PRODUCT.md#who-looked).
 */

import { STAFF_ACCOUNT_ACTIONS } from '#domain/contract/audit/audit-actions.ts';
import type { Child, ChildDetails, ChildProject, LatestWork, Look } from '#domain/contract/family/parent.ts';
import type { AuditAction } from '#domain/contract/office/admin.ts';
import { PARENT_SESSION_MAX_MS } from '#domain/limits.ts';
import { latestWorkOf } from '#domain/rules/family/latest-work.ts';
import { presentUser } from '#server/accounts/exports.ts';
import { listDeedsOn, listExportsSince } from '#server/audit/exports.ts';
import { findLastOpening, listOpeningsOf } from '#server/family/entry/openings.store.ts';
import { type GuardedChild, projectOfChild } from '#server/gates/exports.ts';
import { listKeptProjects, listProjects, showSeen, summarizeProject } from '#server/notebook/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { findLastWritten } from '#server/troop/exports.ts';
import { childEmailFor } from './child-address.service.ts';
import { leadersOf } from './child-consent.service.ts';
import { type ChildState, stateOf, type Visit } from './child-state.service.ts';

/** Visits within the life of one page count as one. */
function lastVisitBefore(db: Queries, { parent, now }: Visit): Promise<string | null> {
  return findLastOpening(db, parent, now - PARENT_SESSION_MAX_MS);
}

type Told = ChildState & Pick<Child, 'email' | 'latest' | 'lastVisitAt' | 'asksLeaders' | 'hasNewWords'>;

function childOf({ account }: GuardedChild, told: Told): Child {
  const {
    id,
    username,
    firstName,
    lastName,
    organization,
    troopNumber,
    state: home,
    zipCode,
    consentState,
  } = presentUser(account);
  return {
    ...{ id, username, firstName, lastName, organization, troopNumber, state: home, zipCode },
    consentState,
    ...told,
  };
}

/** A child with the newest photo. */
export async function showChild(db: Queries, visit: Visit, child: GuardedChild): Promise<Child> {
  const summaries = [];
  for (const { id } of await listProjects(db, child.id))
    summaries.push(await summarizeProject(db, await projectOfChild(db, child, id)));
  return childOf(child, await tellOf(db, visit, child, latestWorkOf(summaries)));
}

async function tellOf(db: Queries, visit: Visit, child: GuardedChild, latest: LatestWork): Promise<Told> {
  const state = await stateOf(db, visit, child);
  const lastVisitAt = await lastVisitBefore(db, visit);
  const writtenAt = await findLastWritten(db, child.id);
  const leaders = await leadersOf(db, visit.parent, child);
  return {
    ...{ ...state, email: await childEmailFor(db, child, visit.parent), latest, lastVisitAt },
    asksLeaders: leaders?.choice === null && state.stop === null,
    hasNewWords: writtenAt !== null && (lastVisitAt === null || writtenAt > lastVisitAt),
  };
}

/** A project of a child with all that is in it. */
export async function showProject(
  db: Queries,
  child: GuardedChild,
  projectId: string,
): Promise<Omit<ChildProject, 'deletedAt'>> {
  return showSeen(db, await projectOfChild(db, child, projectId));
}

/** All projects of a child, the newest first: those that the child has deleted too, as long as they are kept. */
export async function showProjects(db: Queries, child: GuardedChild): Promise<ChildProject[]> {
  const projects: ChildProject[] = [];
  for (const { id, deletedAt = null } of await listKeptProjects(db, child.id, 'all'))
    projects.push({ ...(await showProject(db, child, id)), deletedAt });
  return projects;
}

/** A child with everything, and who looked at it. */
export async function showDetails(db: Queries, visit: Visit, child: GuardedChild): Promise<ChildDetails> {
  const projects = await showProjects(db, child);
  const there = projects.filter(({ deletedAt }) => deletedAt === null);
  const latest = latestWorkOf(there.map(({ summary }) => summary));
  const told = await tellOf(db, visit, child, latest);
  return { ...childOf(child, told), projects, looks: await listLooks(db, child) };
}

/** The most of each kind: looks, deeds, exports and openings, none of which pushes out another. */
const LOOKS_SHOWN = 50;
/** Actions that change nothing and may be repeated at will. */
const LOOKS = [
  'view-photo',
  'view-consent',
  'view-form',
  'view-certificate',
  'view-guardians',
  'view-work',
  'view-scout',
  'view-scout-photo',
  'download-report',
  'download-archive',
] as const satisfies readonly AuditAction[];
/** An administrator's look at the work appears once a day. */
const ONCE_A_DAY = ['view-work', 'view-photo'] as const satisfies readonly AuditAction[];
/** Deeds that are about no child, end the account, or are no parent's to see. */
const UNTOLD = [
  ...STAFF_ACCOUNT_ACTIONS,
  'delete-user',
  'import-species',
  'invite',
  'take-back-invitation',
  // Told neither before it is done, to whom it is about, nor when nothing came of it.
  'ask-block-guardian',
  'ask-unblock-guardian',
  'drop-guardian-request',
  'ask-parent-email',
  'keep-parent-email', // by a parent, and told by a letter
  'ask-release-hold',
  'list-students',
  'export-log',
  'set-up-troop',
  'change-troop',
  'close-troop',
  'agree-to-undertaking',
  'print-troop',
  // By the child, who may not want it told again; and a leader's words about the leader.
  'report-review',
  'say-own-child',
  'say-no-parent',
  // About a family that is not here yet.
  'invite-families',
  'list-families',
  'invite-family-again',
  'take-back-family',
  'print-family-letters',
  'list-other-trees', // no child stands beside a name
  // Numbers of all, and how the installation is.
  'export-statistics',
  'read-statistics',
  'note-restore-drill',
] as const satisfies readonly AuditAction[];
const WHAT = {
  'view-photo': 'Looked at a photo',
  'view-consent': 'Looked at the consent',
  'reset-password': 'Set a new password',
  'correct-parent-email': 'Put the address of a parent right',
  'plan-parent-email': 'Began to put another address in the place of a parent’s',
  'confirm-by-phone': 'Wrote down that the consent was confirmed by phone',
  'receive-form': 'Kept a signed form',
  'view-form': 'Looked at the signed form',
  'correct-student': 'Corrected names, troop or place',
  'export-students': 'Exported a list of scouts',
  'view-certificate': 'Made a certificate of the consent',
  'send-mail-again': 'Had a letter to the family sent again',
  'view-guardians': 'Looked at who the parents are',
  'block-guardian': 'Closed this page to a parent',
  'unblock-guardian': 'Opened this page to a parent again',
  hold: 'Locked the account',
  'prolong-hold': 'Locked the account for longer',
  'release-hold': 'Ended the lock of the account',
  'end-hold': 'Ended the lock of the account on its day',
  'view-work': 'Looked at notes and photos',
  'download-report': 'Downloaded a report',
  'download-archive': 'Downloaded a project with its photos',
  'make-card': 'Made a card for a new password',
  'make-card-as-leader': 'Made a card for a new password',
  'spend-card': 'Chose a new password',
  'log-in-by-card': 'Logged in',
  'settle-card': 'Said that it was the child',
  'view-scout': 'Looked at notes and photos',
  'view-scout-photo': 'Opened a photo',
  review: 'Wrote about a project',
  'take-back-review': 'Took back what was written',
  nudge: 'Sent you a reminder',
  'allow-review': 'Looked at a reported note, and found it fit to be read',
  'strike-review': 'Looked at a note, and struck it through',
} as const satisfies Readonly<Record<Exclude<AuditAction, (typeof UNTOLD)[number]>, string>>;

/** Deeds of leaders are deeds of their own. */
const OF_LEADERS = new Set<AuditAction>([
  'view-scout',
  'view-scout-photo',
  'make-card-as-leader',
  'review',
  'take-back-review',
  'nudge',
]);

/** Done by whoever had a card, which is known only by who made it. */
const BY_CARD = new Set<AuditAction>(['spend-card', 'log-in-by-card']);

function lookerOf(action: AuditAction, username: string | null): string {
  if (BY_CARD.has(action)) return username === null ? 'With a card' : `With a card of ${username}`;
  if (action === 'settle-card') return 'A parent or guardian';
  if (username === null) return 'Whoever runs this site';
  return `${OF_LEADERS.has(action) ? 'Leader' : 'Administrator'} ${username}`;
}

/**
 * Lists the views of a child's data, the newest first: by administrators, leaders, and this page. Actions are listed
 * beside views.
 */
export async function listLooks(db: Queries, child: GuardedChild): Promise<Look[]> {
  const asked = { onceADay: ONCE_A_DAY, limit: LOOKS_SHOWN };
  const deeds = [
    ...(await listDeedsOn(db, child.id, { ...asked, actions: ['in', LOOKS] })),
    ...(await listDeedsOn(db, child.id, { ...asked, actions: ['not in', [...UNTOLD, ...LOOKS]] })),
    ...(await listExportsSince(db, child.id, LOOKS_SHOWN)),
  ];
  const openings = await listOpeningsOf(db, child, LOOKS_SHOWN);
  return [
    ...deeds.map(({ happenedAt, adminUsername, action }) => ({
      at: happenedAt,
      by: lookerOf(action, adminUsername),
      what: WHAT[action as keyof typeof WHAT] ?? 'Changed the account',
    })),
    ...openings.map(({ at, name }) => ({ at, by: name, what: 'Opened this page' })),
  ].toSorted((a, b) => b.at.localeCompare(a.at));
}
