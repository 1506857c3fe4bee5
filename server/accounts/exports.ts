/** Exports of accounts for the other modules. */
export {
  type Credentials,
  deleteAccount,
  findAccount,
  insertAccount,
  lockAccount,
  lockOwnAccount,
  type NewAccount,
  presentUser,
  SHOWN_COLUMNS,
  type ShownAccount,
  updateAccount,
  updateLanguage,
  updatePasswordHash,
} from './accounts.store.ts';
export {
  type AddressChange,
  deleteChange,
  endedChanges,
  findAskedChange,
  findChange,
  findOpenChange,
  insertChange,
  listFreshChangesOf,
  markConfirmed,
  redirectChange,
} from './address-changes.store.ts';
export {
  type KnownAdministrator,
  listAdmins,
  listKnownAdmins,
  lockAdmins,
  presentStaff,
  staffOf,
} from './admins.store.ts';
export {
  deleteCardPasswordOf,
  endCardPasswordsBy,
  endLeadersCard,
  findCardPassword,
  insertCardPassword,
  type KeptCardPassword,
  settleCardPassword,
} from './card-passwords.store.ts';
export { isKnownDevice, rememberDevice, unseenDevices } from './devices.store.ts';
export { claimFirstAdmin, isFirstAdminOpen } from './first-admin.store.ts';
export { deleteFirstAdminCodes, isFirstAdminCode, putFirstAdminCode } from './first-admin-codes.store.ts';
export { listOwnAddresses, putFormerAddress } from './former-addresses.store.ts';
export { demandSettled, findUnsettled } from './fresh-address.service.ts';
export {
  copyToAddress,
  findReplaced,
  isOthersMailbox,
  isParentIn,
  listMailboxesOf,
  respellAddress,
  updateAddress,
  wasOthersMailbox,
} from './guardian-addresses.store.ts';
export {
  blockedFor,
  blockGuardian,
  clearMistyped,
  findGuardian,
  findGuardianByAddress,
  findKnown,
  type Guardian,
  hasJoinedSince,
  isBlocked,
  type KnownGuardian,
  listGuardianIds,
  listGuardiansByKey,
  listGuardiansOf,
  listKnownGuardians,
  putGuardian,
  setBlocked,
  updateLanguageOf,
} from './guardians.store.ts';
export { findLanguageOf, findStaffLanguage } from './languages.store.ts';
export { findByUsername, findMeant, findResettable, idByUsername } from './meant-accounts.store.ts';
export { accountAsItStands, asOwnerSees, refuseInCardSession } from './own-account.service.ts';
export { clearParentPhone, markConsentGiven, type Parent, updateParentEmail } from './parent-data.store.ts';
export {
  deleteParentPasswordOf,
  endParentPassword,
  findAwaitedGuardianId,
  hasPasswordEnded,
  insertParentPassword,
} from './parent-passwords.store.ts';
export {
  deleteParentSession,
  deleteParentSessionsOf,
  endedParentSessions,
  findParentSession,
  insertParentSession,
  renewParentSession,
} from './parent-sessions.store.ts';
export { hashCode, hashPassword, isPasswordOf } from './passwords.service.ts';
export {
  deleteSession,
  deleteSessionsBut,
  deleteSessionsOf,
  endedSessions,
  findLiveSession,
  insertSession,
  type LiveSession,
  renewSession,
  type SoughtSession,
  studentSessionIsOpen,
} from './sessions.store.ts';
export {
  type Card,
  deleteCardOf,
  deleteCardsBy,
  endedCards,
  isLiveCard,
  putCard,
  takeCard,
} from './sign-in-cards.store.ts';
export {
  deleteStaffChange,
  endedStaffChanges,
  findStaffChange,
  insertStaffChange,
  listStaffChanges,
  markStaffChange,
  prolongStaffChange,
  type StaffAddressChange,
} from './staff-address.store.ts';
export {
  deleteInvitation,
  deleteInvitationsOf,
  endedInvitations,
  findInvitation,
  insertInvitation,
  listInvitations,
  listInvitationsTo,
  listLetInBy,
} from './staff-invitations.store.ts';
export { keepTermsVersion, type TermsVersion } from './terms-versions.store.ts';
export { noteVisit, noteVisitOfParent } from './visits.store.ts';
