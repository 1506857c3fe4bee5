/**
 * The pages of a parent or guardian with a confirmed mailbox and without an account (PRODUCT.md#the-parents-page).
 */
import * as z from 'zod/mini';
import { PlantingEntry } from '#domain/contract/notebook/planting.ts';
import { Project, ToldSummary } from '#domain/contract/notebook/projects.ts';
import { Step } from '#domain/contract/notebook/steps.ts';
import { TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { TreeCheck } from '#domain/contract/notebook/tree-checks.ts';
import { Photo } from '#domain/contract/photos/photos.ts';
import { Deleted, endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import { User } from '#domain/contract/sign-in/accounts.ts';
import { AskedCard } from '#domain/contract/sign-in/sign-in-cards.ts';
import { PERSON_NAME_MAX } from '#domain/limits.ts';
import * as sentences from '#domain/rules/family/sentences.ts';
import { AddressChange } from './replacements.ts';

export const ParentAddress = field.form({ email: field.email });
const Token = field.form({ token: field.linkToken });
const Done = z.object({ success: z.literal(true) });

/** The same answer for every address. */
export const requestParentLink = endpoint({
  summary: "Sends a link to an address, if it is a parent's",
  method: 'POST',
  path: '/api/parent/link',
  who: 'anyone',
  refuses: [429],
  body: ParentAddress,
  response: Done,
  isDiscreet: true,
});
/** Opens the page with the link of a letter, once, and sets the cookie. */
export const openParentPage = endpoint({
  summary: 'Opens the page of a parent with the token of her link, once, and sets its cookie',
  method: 'POST',
  path: '/api/parent/session',
  who: 'anyone',
  refuses: [404, 429],
  body: Token,
  response: Done,
});
export const closeParentPage = endpoint({
  summary: 'Closes the page',
  method: 'DELETE',
  path: '/api/parent/session',
  who: 'parent',
  lasting: false,
  response: Deleted,
});
/** 'Not you? Close it.': ends every opening of the page, by the link of the letter that told of one. */
export const closeParentPages = endpoint({
  summary: 'Closes the page everywhere, with the token of the letter that told of its opening',
  method: 'POST',
  path: '/api/parent/close',
  who: 'anyone',
  refuses: [404, 429],
  body: Token,
  response: Done,
});

export const LatestWork = z.object({ photo: z.nullable(Photo) });
export type LatestWork = z.infer<typeof LatestWork>;

/** A notebook that a parent has closed. */
const Stop = z.object({
  kind: z.enum(['stop', 'deletion']),
  endsAt: z.string(), // when everything is deleted
  isMine: z.boolean(), // whether this parent may take it back: whoever asked for it may
  waitsForParent: z.boolean(), // whether nothing goes before a parent decides: whoever asked for it is none any more
});

// by administrators (PRODUCT.md#holds)
export const Lock = z.object({ basis: z.enum(['legal', 'other']), until: z.string() });

/** A child as a parent sees it. */
export const Child = z.object({
  ...z.pick(User, { id: true, username: true, firstName: true, lastName: true }).shape,
  email: z.nullable(User.shape.email), // null where it is another parent's (PRODUCT.md#several-parents)
  ...z.pick(User, { organization: true, troopNumber: true, state: true, zipCode: true }).shape,
  consentState: User.shape.consentState,
  stop: z.nullable(Stop), // null while the notebook is open
  lock: z.nullable(Lock),
  card: z.nullable(AskedCard),
  addressChanges: z.array(AddressChange), // to come (PRODUCT.md#replacing-an-address)
  asksLeaders: z.boolean(), // whether this parent still has to say what leaders may see (PRODUCT.md#who-lets-a-leader-look)
  hasNewWords: z.boolean(), // whether a leader wrote since the last visit (PRODUCT.md#reviews)
  lastVisitAt: z.nullable(z.string()), // the visit before (PRODUCT.md#what-stands-on-the-page); null the first time
  latest: LatestWork,
});
export type Child = z.infer<typeof Child>;

/** A project with all that is in it, as the child sees it. */
export const ChildProject = z.object({
  project: Project,
  summary: ToldSummary,
  steps: z.array(Step),
  trackingEntries: z.array(TrackingEntry),
  plantingEntries: z.array(PlantingEntry), // those that are still being written too
  treeChecks: z.array(TreeCheck),
  deletedAt: z.nullable(z.string()), // by the child, who may bring it back (PRODUCT.md#deleted-projects)
});
export type ChildProject = z.infer<typeof ChildProject>;

/** Somebody who opened something of a child: an administrator, or a parent this page. */
export const Look = z.object({ at: z.string(), by: z.string(), what: z.string() });
export type Look = z.infer<typeof Look>;

export const ChildDetails = z.object({
  ...Child.shape,
  projects: z.array(ChildProject),
  looks: z.array(Look),
});
export type ChildDetails = z.infer<typeof ChildDetails>;

const ofChild = z.object({ id: field.pathId });

export const listChildren = endpoint({
  summary: 'The children whose consent was confirmed from this mailbox, with what they did last',
  method: 'GET',
  path: '/api/parent/children',
  who: 'parent',
  response: z.array(Child),
});
export const getChild = endpoint({
  summary: 'A child with every project, and who has looked',
  method: 'GET',
  path: '/api/parent/children/:id',
  who: 'parent',
  params: ofChild,
  response: ChildDetails,
});
export const ChildCorrection = field.form({
  firstName: field.firstName,
  lastName: field.lastName,
  troopNumber: field.troopNumber,
  state: field.state,
  zipCode: field.zipCode,
  email: field.email,
});
export const correctChild = endpoint({
  summary: 'Puts right what is known of a child',
  method: 'PATCH',
  path: '/api/parent/children/:id',
  who: 'parent',
  refuses: [429],
  mayRepeat: true,
  lasting: true,
  params: ofChild,
  body: z.partial(ChildCorrection),
  response: Child,
});
export const ChildPassword = field.form({ newPassword: field.newPassword(field.PASSWORD_SHORT) });
export const setChildPassword = endpoint({
  summary: 'Sets a new password for a child, and ends her sessions',
  method: 'POST',
  path: '/api/parent/children/:id/password',
  who: 'parent',
  refuses: [429],
  mayRepeat: true,
  lasting: true,
  params: ofChild,
  body: ChildPassword,
  response: Done,
});
export const stopChild = endpoint({
  summary: 'Logs the child out and closes the notebook, which goes after a while',
  method: 'POST',
  path: '/api/parent/children/:id/stop',
  who: 'parent',
  mayRepeat: true,
  lasting: false,
  params: ofChild,
  response: Child,
});
export const startChild = endpoint({
  summary: 'Opens the notebook again',
  method: 'POST',
  path: '/api/parent/children/:id/start',
  who: 'parent',
  refuses: [429],
  mayRepeat: true,
  lasting: false,
  params: ofChild,
  response: Child,
});
export const ChildDeletion = field.form({
  firstName: field.requiredCode(sentences.firstNameToType, PERSON_NAME_MAX, sentences.thisNameTooLong),
});
export const deleteChild = endpoint({
  summary: 'Closes the notebook, and deletes all of it after 72 hours',
  method: 'POST',
  path: '/api/parent/children/:id/delete',
  who: 'parent',
  refuses: [429],
  mayRepeat: true,
  lasting: true,
  params: ofChild,
  body: ChildDeletion,
  response: Child,
});
export const cancelChildDeletion = endpoint({
  summary: 'Takes that back',
  method: 'POST',
  path: '/api/parent/children/:id/cancel-delete',
  who: 'parent',
  mayRepeat: true,
  lasting: false,
  params: ofChild,
  response: Child,
});
/** The deletion that the links in its letters are about. */
export const AskedDeletion = z.object({
  childFirstName: z.string(),
  /** When everything is deleted. */
  endsAt: z.string(),
});
export type AskedDeletion = z.infer<typeof AskedDeletion>;
/** Reading uses nothing up: programs that look at mail open every link. */
export const getAskedDeletion = endpoint({
  summary: 'Whose deletion, for the token in X-Link-Token',
  method: 'GET',
  path: '/api/parent/deletion',
  who: 'anyone',
  refuses: [404, 429],
  response: AskedDeletion,
});
/** By the link of the letter that tells of a deletion. */
export const cancelDeletionByLink = endpoint({
  summary: 'Takes a deletion back, with the token of the letter that told of it',
  method: 'POST',
  path: '/api/parent/deletion/cancel',
  who: 'anyone',
  refuses: [404, 429],
  body: Token,
  response: Done,
});
/** By the link of the second letter: nothing is waited for, and nothing can be undone. */
export const deleteAtOnce = endpoint({
  summary: 'Deletes at once, with the token of the second letter',
  method: 'POST',
  path: '/api/parent/deletion/now',
  who: 'anyone',
  refuses: [404, 429],
  body: Token,
  response: Done,
});
