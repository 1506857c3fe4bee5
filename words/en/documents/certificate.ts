/**
 * The certificate of a consent (PRODUCT.md#the-certificate), for whoever has to prove it. Names of its kinds and events
 * are in ../consent-evidence.ts.
 */

export { events, methods, permissions, states } from '../consent/consent-evidence.ts';

export const title = 'Certificate of Consent';
export const notKept = 'Not given, or not kept any longer';
/** Stands at the foot of every page. */
export const fingerprintBegins = (digits: string) => `Fingerprint ${digits}…`;
export const forChild = (name: string, username: string) => `For ${name} (${username})`;
export const madeBy = (siteName: string, time: string) => `Made by ${siteName} on ${time}`;

export const howItStands = 'How it stands';
export const howItWasGiven = 'How it was given';
export const by = 'By';
export const times = 'Times';
export const timesAreUtc = 'All times in this document are in UTC.';

export const whoAgreed = 'Who agreed to what';
export const recordOf = (number: number, count: number) => `Record ${number} of ${count}`;
/** The same two of one that a later one took the place of. */
export const whoAgreedReplaced = 'Who agreed to what, which a later one replaced';
export const recordOfReplaced = (number: number, count: number) =>
  `Record ${number} of ${count}, which a later one replaced`;
export const parent = 'Parent or guardian';
export const email = 'E-mail address';
export const putRight = 'Put right';
export const putRightBy = (time: string, admin: string) => `${time}, by the administrator ${admin}`;
export const phone = 'Phone';
/** When it came, without and with a signature. */
export const recorded = 'Recorded';
export const signed = 'Signed';
export const how = 'How';
export const networkAddress = 'Network address';
export const browser = 'Browser';
export const words = 'Words';
export const version = (day: string) => `Version ${day}`;
export const onTheForm = 'The signature stands on the form, which is kept as a file.';
export const signatureNotKept = 'The signature is not kept any longer.';
export const signatureOf = (name: string) => `Signature of ${name}`;
export const signatureNote = "Signature, as it was given on the child's device";

export const whatHappened = 'What happened';
export const when = 'When';
export const record = (number: number) => `Record ${number}`;
export const to = (recipient: string) => `To ${recipient}`;
export const from = (address: string) => `From ${address}`;
export const withBrowser = (name: string) => `With ${name}`;
export const writtenBy = (admin: string) => `Written down by the administrator ${admin}`;
export const numberOn = (number: string, time: string) => `Number ${number}, on ${time}`;
export const note = (text: string) => `Note: ${text}`;
export const file = (type: string, hash: string) => `File: ${type}, SHA-256 ${hash}`;
/** A permission's subject and troop, such as 'Troop 42'. */
export const permitted = (permission: string, troop: string | undefined) =>
  `For: ${permission}${troop ? `, ${troop}` : ''}`;
export const wordsOf = (day: string | null, hash: string) =>
  `Words: ${day === null ? '' : `version ${day}, `}SHA-256 ${hash}`;

export const fingerprint = 'Fingerprint of this evidence';
export const aboutFingerprint =
  'It is made of all records and events above, with the words and the signatures. Two certificates with the same fingerprint tell the same; where it differs, something has happened between them.';
export const agreedTo = (day: string) => `The words that were agreed to, version ${day}`;
