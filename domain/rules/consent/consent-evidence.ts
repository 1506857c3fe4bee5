import { CALL_AFTER_SILENCE_MS } from '#domain/limits.ts';
import { isLocalDateTime } from '#domain/rules/platform/dates.ts';
import type { ConsentEventKind, ConsentState } from './consent.ts';

/**
 * Proofs of a consent (PRODUCT.md#events-of-a-consent): the signature on the child's device alone, or one confirmed
 * from the parent's mailbox, by phone or by a signed form.
 */
export const CONSENT_METHODS = ['signature', 'email', 'phone', 'form'] as const;
export type ConsentMethod = (typeof CONSENT_METHODS)[number];

/**
 * Events of a consent in their order within one moment: a new signature first replaces the last one, and only then is
 * asked about.
 */
export const EVENTS_IN_ORDER: readonly ConsentEventKind[] = [
  'superseded',
  'signed',
  'grace-began',
  'notice-sent',
  'notice-opened',
  'confirmed',
  'declined',
  'plus-sent',
  'send-failed',
  'lapsed',
  'withdrawn',
  'restored',
  'guardian-joined',
  'address-changed',
  'phone',
  'form',
  'permission-given',
  'permission-taken',
];

/** Sorts what happened, the earliest first. */
export function byMoment(
  a: { readonly kind: ConsentEventKind; readonly happenedAt: string },
  b: { readonly kind: ConsentEventKind; readonly happenedAt: string },
): number {
  if (a.happenedAt !== b.happenedAt) return a.happenedAt < b.happenedAt ? -1 : 1;
  return EVENTS_IN_ORDER.indexOf(a.kind) - EVENTS_IN_ORDER.indexOf(b.kind);
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

/** A consent that a call confirmed in the place of an answer by mail: the parent may still say no, by the link in the letter about it. */
export function isBornOutByCall(state: ConsentState, method: ConsentMethod): boolean {
  return state === 'confirmed' && method === 'phone';
}

/** The state of the question to a parent's own mailbox. */
export type AskedByMail = {
  /** When the first question to the address was put in line, or the signature without one, in milliseconds since 1970. */
  readonly since: number;
  readonly hasDeclined: boolean;
};

/** Why a call cannot stand for an answer by mail: the parent has given one, or may still give it. */
export type CallHindrance =
  | { readonly kind: 'declined' }
  | { readonly kind: 'waits'; readonly until: number }
  | null;

/**
 * Tells why a call may not stand in for the parent's answer yet (PRODUCT.md#consent-by-phone-or-form). A letter that
 * failed is tried that long, and may still come.
 */
export function callHindrance({ since, hasDeclined }: AskedByMail, now: number): CallHindrance {
  if (hasDeclined) return { kind: 'declined' };
  const until = since + CALL_AFTER_SILENCE_MS;
  return now >= until ? null : { kind: 'waits', until };
}
