/** Exports of family for the other modules. */
export { addressStandingOf, showAddressStanding } from './addresses/address-standing.service.ts';
export { readdressParent } from './addresses/readdressing.service.ts';
export { parentRoutes } from './children/parent.routes.ts';
export { deadLinksRoutes } from './entry/dead-links.routes.ts';
export { forgottenOpenings } from './entry/openings.store.ts';
export { endStops } from './guardians/ending.service.ts';
export { askReplacement, dropAskedBy, refuseOwnAddress } from './guardians/guardian-blocks.service.ts';
export { countDueReplacements } from './guardians/guardian-blocks.store.ts';
export { endedInvitations } from './guardians/invitations.store.ts';
export { replaceAddresses } from './guardians/replacing.service.ts';
export { joiningRoutes } from './joining/joining.routes.ts';
export { familiesRoutes } from './letters/families.routes.ts';
export { takeFamiliesOf } from './letters/families.service.ts';
export { endedFamilies, findFamily } from './letters/families.store.ts';
export { lettersOfEnded } from './letters/letter-states.store.ts';
export { remindersRoutes } from './reminders/reminders.routes.ts';
export { countReminders, isStillWanted, remindParents } from './reminders/reminding.service.ts';
export { countEndedStops } from './stopping/stops.store.ts';
