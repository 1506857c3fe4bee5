import type { ReactNode } from 'react';
import type { ConsentEventKind, PermissionKind, Permitted } from '#domain/rules/consent/consent.ts';
import { events, permissions } from '../consent/consent-evidence.ts';

/**
 * A parent's consent for a child, and the permissions apart from it (PRODUCT.md#permissions-and-what-we-keep).
 * Moments come as people read them.
 */

/** `state` is one of the states of consent-evidence.ts. */
export const stands = (state: ReactNode) => <>How it stands: {state}</>;
/** The signer, when no name is kept. */
export const aParent = 'A parent';
/** `method` is one of the methods of consent-evidence.ts. */
export const signed = (name: string, moment: string, method: string) => `${name}, ${moment}. ${method}.`;
export const whatHappened = (count: number) => `What happened (${count})`;

export type Happened = {
  readonly kind: ConsentEventKind;
  readonly permission: Permitted | null;
  /** Such as 'Troop 42'. */
  readonly troop: string | null;
  readonly adminUsername: string | null;
};
export function happened({ kind, permission, troop, adminUsername }: Happened): string {
  const what = permission ? `: ${permissions[permission].toLowerCase()}` : '';
  const whose = troop ? `, ${troop}` : '';
  const by = adminUsername ? `, written down by the administrator ${adminUsername}` : '';
  return `${events[kind]}${what}${whose}${by}`;
}
/** `version` is the day of the terms. */
export const wordsOfVersion = (version: string) => `The words that were agreed to (${version})`;
export const fingerprint = (hash: string) => `Fingerprint (SHA-256): ${hash}`;
export const certificate = 'Certificate (PDF)';
export const certificateHint = 'All of this with the signature, to keep or to show.';

/** The subjects of permissions. */
export const permitted: Readonly<
  Record<PermissionKind, { readonly title: string; readonly text: (name: string) => string }>
> = {
  republish: {
    title: 'Show the work to others',
    text: (name) =>
      `May we publish ${name}’s photos, words and reports, to show what the program does? Always without any name. ${name} can use everything without it.`,
  },
};
export const allowedSince = (moment: string) => `Allowed since ${moment}.`;
export const notAllowed = 'Not allowed.';
export const takeBack = 'Take it back';
export const allow = 'Allow it';
export const allowLater = 'You can allow it once the notebook is open again.';

export const leaders = 'Leaders of the troop';
export const notAnswered = 'Not answered: leaders see nothing.';
/** `answer` is one of the answers of leaders-question.ts. */
export const answeredSince = (moment: string, answer: string) => `Your answer since ${moment}: ${answer}.`;
export const anotherChoseLess = (answer: string) => `Another parent chose less, and that counts: ${answer}.`;
