import type { ConsentEventKind, ConsentState, Permitted } from './consent.ts';
import { isLocalDateTime } from './dates.ts';

/**
 * How a consent was given (§18): by a signature on the child's device alone, or by one that was confirmed from the
 * parent's mailbox, on the phone, or by a signed form.
 */
export const CONSENT_METHODS = ['signature', 'email', 'phone', 'form'] as const;
export type ConsentMethod = (typeof CONSENT_METHODS)[number];

/** How a consent was given, for adults to read. */
export const METHOD_WORDS: Readonly<Record<ConsentMethod, string>> = {
  signature: "A signature on the child's device",
  email: "Confirmed from the parent's mailbox",
  phone: 'Confirmed by phone',
  form: 'Signed form received',
};

/** How a consent stands, for adults to read. */
export const STATE_WORDS: Readonly<Record<ConsentState, string>> = {
  none: 'Nobody has signed',
  signed: 'Waits for the parent to confirm it',
  confirmed: 'In force',
  grace: 'In force, and still to be confirmed',
  paused: 'Paused: not in force',
  stopped: 'Stopped by a parent: not in force',
};

/** What may be allowed apart from the consent, for adults to read. */
export const PERMISSION_WORDS: Readonly<Record<Permitted, string>> = {
  republish: 'Publishing photos, words and reports of the child',
  'leaders-progress': 'Leaders of the troop see the progress',
  'leaders-work': 'Leaders of the troop see progress, notes and photos',
};

/**
 * What happened to a consent, for adults to read; in the order in which things of one moment happen: a new signature
 * takes the place of the last one, and only then is asked about.
 */
export const EVENT_WORDS: Readonly<Record<ConsentEventKind, string>> = {
  superseded: 'A new signature took the place of this one',
  signed: "Signed on the child's device",
  'grace-began': 'The parent was given time to confirm it',
  'notice-sent': 'The parent was asked by e-mail',
  'notice-opened': 'The page of the e-mail was opened',
  confirmed: 'The parent agreed in the mailbox',
  declined: 'The parent said no in the mailbox',
  'plus-sent': 'The parent was written to once more, with the way to take it back',
  'send-failed': 'A letter to the parent could not be sent',
  lapsed: 'Nobody confirmed it in time, and it paused',
  withdrawn: 'A parent stopped it',
  restored: 'The parent started it again',
  'guardian-joined': 'Another parent was invited, and joined from her own mailbox',
  'address-changed': 'A parent changed the address, and confirmed it from the new one',
  phone: 'Confirmed by phone',
  form: 'Signed form received',
  'permission-given': 'The parent gave a permission of its own',
  'permission-taken': 'The parent took a permission back',
};

const EVENT_ORDER = Object.keys(EVENT_WORDS);

/** Sorts what happened, the earliest first. */
export function byMoment(
  a: { readonly kind: ConsentEventKind; readonly happenedAt: string },
  b: { readonly kind: ConsentEventKind; readonly happenedAt: string },
): number {
  if (a.happenedAt !== b.happenedAt) return a.happenedAt < b.happenedAt ? -1 : 1;
  return EVENT_ORDER.indexOf(a.kind) - EVENT_ORDER.indexOf(b.kind);
}

const ZONE = /(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;
const SECONDS = /(?<=T\d{2}:\d{2}):[0-5]\d(?:\.\d{1,3})?$/;

/**
 * When something was, in milliseconds since 1970, of a text such as `2026-05-31T09:30` with or without seconds and zone;
 * without one it is in UTC. Null for what is no such time.
 */
export function momentOf(text: string): number | null {
  const zone = ZONE.exec(text)?.[0] ?? '';
  const local = text.slice(0, text.length - zone.length);
  if (!isLocalDateTime(local.replace(SECONDS, ''))) return null;
  return Date.parse(`${local}${zone || 'Z'}`);
}
