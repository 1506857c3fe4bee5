/** Exports of consent for the other modules. */
export {
  answerForTroop,
  endAnswersBy,
  endYeses,
  leadersQuestionFor,
  moveAnswers,
} from './answers.service.ts';
export { listAnswers } from './answers.store.ts';
export { type Asking, askAtNewAddress, isStillAsked, renewLink, writeAfterwards } from './asking.service.ts';
export { confirmConsent } from './confirmation.service.ts';
export { consentLetter } from './consent.mail.ts';
export { consentRoutes } from './consent.routes.ts';
export { giveConsent, type Signing, shownTerms } from './consent.service.ts';
export {
  correctionsToErase,
  findConsentRecord,
  findLastRecordId,
  findRecordInForce,
  findRecordOf,
  insertConsentCorrection,
  recordsToErase,
} from './consent.store.ts';
export { eventsToErase, hasRecord, insertConsentEvent } from './consent-events.store.ts';
export { moveConsent, wasEverConfirmed } from './consent-state.store.ts';
export {
  adoptConfirmation,
  countEndingConsents,
  endConsents,
  restartSignUps,
} from './consent-upkeep.service.ts';
export { doomedAccount } from './doomed-account.service.ts';
export { givePermission, type PermissionAct, takePermission } from './permissions.service.ts';
export { permissionsInForce } from './permissions.store.ts';
export { serveBlankForm } from './proof/blank-form.routes.ts';
export { consentProofRoutes } from './proof/consent-proof.routes.ts';
export { proofOf } from './proof/consent-proof.service.ts';
export { type Evidence, readEvidence } from './proof/evidence.service.ts';
export { type EvidenceEvent, type EvidenceRecord, listEvents, listRecords } from './proof/evidence.store.ts';
export { eraseForms } from './proof/signed-forms.service.ts';
export { countFormsToErase, filterFormFilenames, isFormFile } from './proof/signed-forms.store.ts';
export {
  deleteToldAt,
  insertTold,
  listTold,
  listToldAt,
  type Told,
  wasToldOn,
} from './reminders/reminded.store.ts';
export { decideWish, listReminders, showWish, stopByLink } from './reminders/reminders.service.ts';
export {
  findToLookFor,
  listWishes,
  lookAgainFor,
  putNextLook,
  type Wish,
} from './reminders/reminders.store.ts';
export { SIGN_UP_ENDS } from './sign-ups.store.ts';
export { readSignature } from './signature.service.ts';

export const loadCertificate = () => import('./proof/certificate.service.ts');
