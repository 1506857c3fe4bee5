/**
 * What a parent is written whose consent is confirmed by mail (§18): the notice before, the reminders, and the letter
 * after it with the way to take it back. Plain words; nothing that was typed can be a link in them.
 */
import { createHash } from 'node:crypto';
import type { User } from '#domain/contract/accounts.ts';
import { OPEN_SCREENS } from '#domain/rules/screens.ts';
import { withoutLinks } from '#domain/rules/text.ts';
import { spokenUtcDay } from '#server/db/timestamps.ts';
import { withFoot } from '#server/mail/letter-foot.ts';
import { type Letter, LINK_SLOT, type Site } from '#server/mail/outbox.service.ts';
import type { Evidence } from '#server/mail/outbox.store.ts';
import type { RecordInForce, TermsVersion } from './consent.store.ts';

/** A letter about one consent, but for whom it goes to and when. */
export type NoticeFacts = {
  readonly child: Pick<
    User,
    'id' | 'firstName' | 'parentFirstName' | 'parentLastName' | 'parentEmail' | 'consentState'
  >;
  /** The consent that the link in it leads to. */
  readonly recordId: string;
  readonly site: Site;
  readonly signedAt: number;
  /** When all is deleted, or the consent pauses, if nobody answers; null where it has paused. */
  readonly endsAt: number | null;
};

type Words = {
  child: string;
  parent: string;
  siteName: string;
  support: string;
  signed: string;
  ends: string | null;
};

/** The day on which these words were settled: a changed word is another day. */
export const NOTICE_VERSION = 'notice 2026-11-23';

const SIGN_UP = `your child's first and last name, username, e-mail address, organization, troop number, state and ZIP code, and what was typed on the consent page: your name, your e-mail address, your phone number if you gave one, and a signature; with it the network address and the browser it was signed from.`;

const COLLECTED = `What we have so far: ${SIGN_UP} We have it only to ask you, and we collect nothing more before you agree.`;

const WORK = `your child's projects, choices, dates, hours, notes and photos of plants. Cameras' hidden data, such as places, is taken out of photos. It is used to run the notebook and for nothing else. It is seen by your child and by the administrators here. Nothing is sold, there is no advertising, and nobody is tracked.`;

const PLANNED = `What we would keep if you agree: ${WORK}`;

/** To who has agreed: the same things, as they are now. */
const KEPT = `What we have: ${SIGN_UP}

What we keep as the work goes on: ${WORK}`;

function noticeText({ child, parent, siteName, support, signed, ends }: Words): string {
  return `Hello,

${child} wants to use ${siteName}, a field notebook in which scouts write down how they grow a new tree from a cutting. On ${signed} somebody signed as ${parent}. Children can draw too, so we ask you here, in your own mailbox: do you agree?

To agree or to say no, open this page and choose one of two answers:

${LINK_SLOT}

The link works for 7 days. Opening it decides nothing.

${COLLECTED}

${PLANNED}

If you say no, or if nobody answers before ${ends}, we delete everything of this sign-up. If you do nothing, that is a no.

The full terms with the privacy notice are on the page that the link opens. Questions: ${support}`;
}

function reminderText({ child, siteName, support, ends }: Words): string {
  return `Hello,

We wrote to you because ${child} wants to use ${siteName}, and have not heard from you. Here is a new link to the same question:

${LINK_SLOT}

Opening it decides nothing. If nobody answers before ${ends}, we delete everything of this sign-up.

Questions: ${support}`;
}

/** What an older signature is good for until the answer comes. */
function whileAsked(child: string, ends: string | null): string {
  if (ends === null) return `The notebook is closed to ${child} until you answer`;
  return `${child} can go on until ${ends}. After that the notebook is closed to ${child} until you answer`;
}

function graceText({ child, parent, siteName, support, signed, ends }: Words): string {
  return `Hello,

On ${signed} you, ${parent}, signed the consent for ${child} to use ${siteName}. The signature was drawn on your child's device. From now on we also ask parents in their own mailbox. Please open this page and choose one of two answers:

${LINK_SLOT}

Opening it decides nothing. ${whileAsked(child, ends)}; nothing of it is lost.

${PLANNED}

Questions: ${support}`;
}

function plusText({ child, siteName, support }: Words, page: string | null, terms: TermsVersion): string {
  const ownPage =
    page === null
      ? ''
      : `Your own page shows everything that ${child} writes, and all photos. There you can also stop it, or have everything deleted. You need no account, only this mailbox:\n\n${page}\n\n`;
  return `Hello,

You agreed that ${child} may use ${siteName}. Thank you. Please keep this letter.

If it was not you, or if you have changed your mind, write to ${support}. We then close and delete the account, and you need not say why.

${ownPage}${KEPT}

These are the terms you agreed to (version ${terms.version}), word by word:

----------------------------------------

${terms.body}`;
}

function wordsOf({ child, site, signedAt, endsAt }: NoticeFacts): Words {
  return {
    child: withoutLinks(child.firstName),
    parent: withoutLinks(`${child.parentFirstName ?? ''} ${child.parentLastName ?? ''}`),
    siteName: site.siteName,
    support: site.supportEmail,
    signed: spokenUtcDay(signedAt),
    ends: endsAt === null ? null : spokenUtcDay(endsAt),
  };
}

function letterOf({ child, recordId }: NoticeFacts): Pick<Letter, 'userId' | 'recipient' | 'link'> {
  return {
    userId: child.id,
    recipient: child.parentEmail,
    link: { purpose: 'consent', subjectId: recordId },
  };
}

/** What its sending proves of a consent, with the fingerprint of the words that everybody gets. */
function evidenceOf(
  { recordId }: Pick<NoticeFacts, 'recordId'>,
  { hash: textHash }: TermsVersion,
  sentEvent: Evidence['sentEvent'],
): { evidence: Evidence } {
  return { evidence: { recordId, sentEvent, textHash } };
}

/** The whole notice, at once; that it goes is noted as it is put in line. */
export function noticeLetter(facts: NoticeFacts): Letter {
  const subject = `Please answer: may your child use ${facts.site.siteName}?`;
  const words = { subject, body: noticeText(wordsOf(facts)) };
  return {
    ...letterOf(facts),
    ...words,
    ...evidenceOf(facts, noticeVersion(facts.site), null),
    kind: 'consent-notice',
  };
}

export function reminderLetter(facts: NoticeFacts, sendAt: number): Letter {
  const subject = `We are still waiting for your answer about ${facts.site.siteName}`;
  const words = { subject, body: reminderText(wordsOf(facts)) };
  const evidence = evidenceOf(facts, reminderVersion(facts.site), 'notice-sent');
  return { ...letterOf(facts), ...words, ...evidence, kind: 'consent-reminder', sendAt };
}

/** To parents who signed before their mailbox was asked. */
export function graceLetter(facts: NoticeFacts, sendAt: number): Letter {
  const subject = `Please confirm your consent for ${facts.site.siteName}`;
  const words = { subject, body: graceText(wordsOf(facts)) };
  const evidence = evidenceOf(facts, graceVersion(facts.site), 'notice-sent');
  return { ...letterOf(facts), ...words, ...evidence, kind: 'grace-notice', sendAt };
}

/** Of a consent that was given: the words, and how. */
type Given = Pick<RecordInForce, 'terms' | 'method'>;

/** Where a parent opens her own page; null for who has confirmed from no mailbox, and has none. */
function pageOf({ baseUrl }: Site, { method }: Given): string | null {
  return method === 'email' ? `${baseUrl}${OPEN_SCREENS.parent}` : null;
}

/** The letter after the consent, which says how to take it back. */
export function plusLetter(facts: NoticeFacts, given: Given, sendAt: number): Letter {
  const { link: _, ...letter } = letterOf(facts);
  const subject = `Your consent for ${facts.site.siteName}, and how to take it back`;
  const words = { subject, body: plusText(wordsOf(facts), pageOf(facts.site, given), given.terms) };
  const evidence = evidenceOf(facts, plusVersion(facts.site, given), 'plus-sent');
  return { ...letter, ...words, ...evidence, kind: 'consent-plus', sendAt };
}

/** The words of a letter as they are kept: with names for what differs from family to family. */
function versionOf(text: (words: Words) => string, site: Site): TermsVersion {
  const { siteName, supportEmail } = site;
  const names = { child: '[child]', parent: '[parent]', signed: '[day]', ends: '[day]' };
  const body = withFoot(text({ ...names, siteName, support: supportEmail }), site);
  return { hash: createHash('sha256').update(body).digest('hex'), version: NOTICE_VERSION, body };
}

export const noticeVersion = (site: Site) => versionOf(noticeText, site);
export const reminderVersion = (site: Site) => versionOf(reminderText, site);
export const graceVersion = (site: Site) => versionOf(graceText, site);
export const plusVersion = (site: Site, given: Given) =>
  versionOf((words) => plusText(words, pageOf(site, given), given.terms), site);
