/** Exports of sign-in for the other modules. */
export { accountsRoutes } from './accounts.routes.ts';
export {
  changeAccount,
  correctProfile,
  correctStudentProfile,
  createStaff,
  registerStudent,
  replacePassword,
} from './accounts.service.ts';
export { endCardOfOusted, endCardsMadeBy } from './cards/card-passwords.service.ts';
export { signInCardsRoutes } from './cards/sign-in-cards.routes.ts';
export { firstAdminPath, firstAdminWanted } from './first-admin.service.ts';
export { refuseUnoffered } from './organizations.service.ts';
export { forgetChange } from './own-profile.service.ts';
export { makeCode } from './password-reset/new-code.service.ts';
export { passwordResetLetter } from './password-reset/password-reset.mail.ts';
export { passwordResetRoutes } from './password-reset/password-reset.routes.ts';
export { deleteResetsOf, endedResets } from './password-reset/password-reset.store.ts';
export { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
export { deleteSecondFactor, findSecondFactor } from './second-factor/second-factor.store.ts';
export { admissionsOf } from './sessions/admission.ts';
export { browserTokenOf, closeParentSession, leaveParentCookies } from './sessions/parent-session.ts';
export { toldStaffLetter } from './staff-address.mail.ts';
export type { Change } from './staff-names.service.ts';
export { staffSessionsRoutes } from './staff-sessions/staff-sessions.routes.ts';
