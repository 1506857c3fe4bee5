import type { ConsentEventKind, ConsentState, Permitted } from '#domain/rules/consent/consent.ts';
import type { ConsentMethod } from '#domain/rules/consent/consent-evidence.ts';

/** States and events of a consent (PRODUCT.md#events-of-a-consent), for adults to read. */

export const methods: Readonly<Record<ConsentMethod, string>> = {
  signature: "A signature on the child's device",
  email: "Confirmed from the parent's mailbox",
  phone: 'Confirmed by phone',
  form: 'Signed form received',
};

export const states: Readonly<Record<ConsentState, string>> = {
  none: 'Nobody has signed',
  signed: 'Waits for the parent to confirm it',
  confirmed: 'In force',
  grace: 'In force, and still to be confirmed',
  paused: 'Paused: not in force',
  stopped: 'Stopped by a parent: not in force',
};

/** Permissions apart from the consent. */
export const permissions: Readonly<Record<Permitted, string>> = {
  republish: 'Publishing photos, words and reports of the child',
  'leaders-progress': 'Leaders of the troop see the progress',
  'leaders-work': 'Leaders of the troop see progress, notes and photos',
};

export const events: Readonly<Record<ConsentEventKind, string>> = {
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
/** The troop stored with an event, such as 'Troop 42'. */
export const troopNamed = (stored: string): string => stored;
