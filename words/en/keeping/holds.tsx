import type { ReactNode } from 'react';
import type { HoldKind } from '#domain/rules/keeping/holds.ts';

/** Accounts on hold (PRODUCT.md#holds): put on hold at a student, released under Keeping. */

/** Why an account is held. */
export const kinds: Readonly<Record<HoldKind, string>> = {
  legal: 'Legal duty',
  safety: 'Safety',
  dispute: 'Dispute',
};

export const putOnHold = 'Put on Hold';
export const holdLonger = 'Hold for Longer';
export const isLockedOut = (name: string, username: string) =>
  `${name} (${username}) is locked out, and nothing of the account is deleted until the day you choose: not by the scout, a parent, an administrator or the clock.`;
export const toEndSooner = (day: string, link: (words: string) => ReactNode) => (
  <>
    On hold until {day}. To end it sooner, release it under {link('Keeping')}.
  </>
);
export const noDeletion = 'Until then nothing of the account can be deleted.';
export const why = 'Why';
export const chooseOne = 'Choose one';
export const until = 'Until';
export const yearAtMost = 'A year at most. On that day it ends by itself.';
export const reason = 'Reason';
export const whoReads =
  'Only administrators read it. Parents read that the account is locked, and until when.';
export const onHold = 'On Hold';
export const lockedUntil = (username: string, day: string) => `${username} is locked until ${day}`;
export const notOnHold = 'Not On Hold';
export const notHeld = 'Failed to put the student on hold';

export const nobody =
  'Nobody is on hold. Open a student and choose “Hold” to keep an account from being deleted.';
export const whatItIs =
  'A hold locks an account, and nothing of it is deleted until its last day. It is for a court, for a child’s safety, or while a family disagrees.';
/** `count` is more than those that stand above. */
export const endFirst = (shown: number, count: string, link: (words: string) => ReactNode) => (
  <>
    These {shown} of {count} end first. All of them are in the {link('list of students')}.
  </>
);
export const untilDay = (name: string, username: string, day: string) => (
  <>
    <strong>{name}</strong> ({username}), until {day}
  </>
);
export const bySince = (by: string, since: string) => `By ${by} since ${since}`;
export const askedOn = (day: string) => `release asked for on ${day}`;
export const anotherReleases = 'Another administrator has to release it.';

export const release = 'Release';
export const releaseThis = (name: string) => `Release: ${name}`;
export const askRelease = (name: string) => `Release ${name}?`;
export const releaseBrings =
  'The account is open again, and what was to be deleted meanwhile is deleted. Parents and administrators are told.';
/** Where who holds cannot release alone. */
export const request = 'Ask to release';
export const requestThis = (name: string) => `Ask to release: ${name}`;
export const askRequest = (name: string) => `Ask to release ${name}?`;
export const requestBrings =
  'You made this hold, so another administrator has to release it. They are told that you ask for it.';
export const asked = 'Asked';
export const anotherHasTo = 'Another administrator has to release it';
export const released = 'Released';
export const isReleased = (username: string) => `${username} is not on hold any more`;
export const notReleased = 'Not Released';
export const releaseFailed = 'The hold could not be released';
