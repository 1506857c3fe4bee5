import { CONSENT_GRACE_MS, SIGN_UP_KEPT_MS } from '#domain/limits.ts';

/**
 * States of a parent's consent (PRODUCT.md#states-of-a-consent). It is in force in 'confirmed' and 'grace' only:
 * 'signed' waits for the parent's mailbox, 'grace' is an older signature to confirm, 'paused' was not confirmed or
 * taken back, 'stopped' can be started again on the parent's page.
 */
export const CONSENT_STATES = ['none', 'signed', 'confirmed', 'grace', 'paused', 'stopped'] as const;
export type ConsentState = (typeof CONSENT_STATES)[number];

/** States in which a parent's answer is awaited: it may be given, and letters ask for it. */
export const ASKED_STATES = ['signed', 'grace', 'paused'] as const satisfies readonly ConsentState[];

/** True while a parent's answer is awaited. */
export function isAsked(state: ConsentState): boolean {
  return ASKED_STATES.some((it) => it === state);
}

/** Events of a consent; each is kept as evidence. */
export const CONSENT_EVENTS = [
  'signed',
  'notice-sent',
  'plus-sent',
  'send-failed',
  'notice-opened',
  'confirmed',
  'declined',
  'superseded',
  'grace-began',
  'lapsed',
  'phone',
  'form',
  'permission-given',
  'permission-taken',
  'withdrawn',
  'restored',
  'guardian-joined',
  'address-changed',
] as const;
export type ConsentEventKind = (typeof CONSENT_EVENTS)[number];

/** Permissions apart from the consent, each off until a parent gives it: publishing the child's photos and words. */
export const PERMISSION_KINDS = ['republish'] as const;
export type PermissionKind = (typeof PERMISSION_KINDS)[number];
/** Subjects of permission events: those, and the access of leaders (PRODUCT.md#who-lets-a-leader-look). */
export const PERMITTED = [...PERMISSION_KINDS, 'leaders-progress', 'leaders-work'] as const;
export type Permitted = (typeof PERMITTED)[number];

/**
 * When a state ends by itself, in milliseconds since 1970: a sign-up that nobody confirms is deleted then, on the day that its
 * parent was told, whatever is set by now; an older signature pauses. Null where it lasts, or where it is not known since
 * when it has.
 */
export function consentEndsAt(
  state: ConsentState,
  since: number | null,
  toldEnd: number | null = null,
): number | null {
  if (since === null) return null;
  if (state === 'none' || state === 'signed') return toldEnd ?? since + SIGN_UP_KEPT_MS;
  return state === 'grace' ? since + CONSENT_GRACE_MS : null;
}

/** A parent's address as the child may see it: 'n•••@family.example'. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${[...address.slice(0, at)][0] ?? ''}•••${address.slice(at)}`;
}
