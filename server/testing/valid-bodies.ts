import sharp from 'sharp';
import { answerConfirmation, giveParentConsent, sendLinkAgain } from '#domain/contract/consent/consent.ts';
import { confirmByPhone } from '#domain/contract/consent/consent-proof.ts';
import { answerLeadersQuestion, choosePermission } from '#domain/contract/family/child-consent.ts';
import { correctStudent } from '#domain/contract/family/corrections.ts';
import * as families from '#domain/contract/family/families.ts';
import * as guardians from '#domain/contract/family/guardians.ts';
import { join } from '#domain/contract/family/joining.ts';
import * as ownAddress from '#domain/contract/family/own-address.ts';
import * as parent from '#domain/contract/family/parent.ts';
import { chooseReminders, stopRemindersByLink } from '#domain/contract/family/reminders.ts';
import * as replacements from '#domain/contract/family/replacements.ts';
import { holdStudent } from '#domain/contract/keeping/holds.ts';
import * as planting from '#domain/contract/notebook/planting.ts';
import * as projects from '#domain/contract/notebook/projects.ts';
import { saveStep } from '#domain/contract/notebook/steps.ts';
import * as tracking from '#domain/contract/notebook/tracking.ts';
import * as treeChecks from '#domain/contract/notebook/tree-checks.ts';
import { LOOK, PLANTED as PLANTED_FIELDS, TREE_CHECK } from '#domain/contract/notebook/written-fields.ts';
import { correctParentEmail, resetStudentPassword } from '#domain/contract/office/admin.ts';
import * as people from '#domain/contract/office/people.ts';
import * as staffAddress from '#domain/contract/office/staff-address.ts';
import * as troops from '#domain/contract/office/troops.ts';
import { changePhoto } from '#domain/contract/photos/photos.ts';
import type { Endpoint } from '#domain/contract/platform/endpoint.ts';
import * as accounts from '#domain/contract/sign-in/accounts.ts';
import * as passwordReset from '#domain/contract/sign-in/password-reset.ts';
import * as factor from '#domain/contract/sign-in/second-factor.ts';
import { makeSignInCard, settleChildCard, spendSignInCard } from '#domain/contract/sign-in/sign-in-cards.ts';
import * as leader from '#domain/contract/troop/leader.ts';
import * as reviewing from '#domain/contract/troop/reviewing.ts';
import { OTHER_TREE } from '#domain/rules/species/other-tree.ts';
import { sampleOf } from '#domain/testing/written-samples.ts';

export type Body = Readonly<Record<string, unknown>>;

const PERSON = { firstName: 'Juniper', lastName: 'Hale' };
const TROOP = { troopNumber: '17', state: 'MN', zipCode: '55401' };
const FAMILY = { ...PERSON, line: 1, email: 'rowan@family.example' };
const PASSWORD = 'green-twig-of-oak';
const PLANTED = {
  ...sampleOf(PLANTED_FIELDS),
  notes: 'Next to the bench',
  timeSpent: 1.5,
};

/** Every field of a step, as if one step had them all. */
const FORM_DATA = {
  timeSpentStep2: 1,
  timeSpentStep3: 1.5,
  timeSpentStep4: 2,
  timeSpentStep5: 0.5,
  additionalTimeStep4: 0.25,
  cuttingCount: 8,
  averageLength: 7,
  collectionTime: '2026-05-03T09:30',
  waterPlacementDate: '2026-05-03T11:00',
  cuttingType: 'softwood',
  cuttingNotes: 'Cut below a node',
  weekNumber: 3,
  cuttingsAlive: 7,
  cuttingsWithRoots: 2,
  newGrowthObserved: true,
  weeklyObservations: 'Two leaves',
  treesPlanted: 1,
  plantingLocation: 'in a park',
  plantingDate: '2026-06-20',
  soilConditions: 'Loamy',
  successRate: 80,
  finalReflection: 'Roots take their time',
  notes: 'Warm day',
};

/** A line on paper, as the canvas of PRODUCT.md#the-consent-page sends it. */
export async function drawSignature(): Promise<string> {
  const line = '<path d="M20 100 Q120 20 200 90 T380 60" stroke="black" stroke-width="2" fill="none"/>';
  const canvas = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="150">${line}</svg>`;
  const png = await sharp(Buffer.from(canvas)).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** A body for every call that takes one, with the fields that its page sends; new names and ids at each call. */
export async function makeValidBodies(): Promise<ReadonlyMap<Endpoint, Body>> {
  const username = `juniper-${crypto.randomUUID().slice(0, 8)}`;
  const email = `${username}@family.example`;
  return new Map<Endpoint, Body>([
    [accounts.login, { username, password: PASSWORD, admin: false }],
    [
      accounts.register,
      {
        username,
        email,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        organization: 'girl_scouts',
        ...PERSON,
        ...TROOP,
      },
    ],
    [accounts.completeProfile, { ...PERSON, ...TROOP, profileCompleted: true }],
    [accounts.chooseLanguage, { language: 'es' }],
    [accounts.editProfile, { username, email }],
    [accounts.createFirstAdmin, { username, email, password: PASSWORD, ...PERSON }],
    [
      giveParentConsent,
      {
        parentFirstName: 'Rowan',
        parentLastName: 'Hale',
        parentEmail: 'rowan@family.example',
        parentPhone: '608 555 0100',
        signature: await drawSignature(),
        termsAgree: true,
      },
    ],
    [families.checkRoster, { troopId: 'none', rows: [FAMILY] }],
    [families.inviteFamilies, { troopId: 'none', rows: [FAMILY] }],
    [families.printFamilyLetters, { troopId: 'none', paper: 'a4' }],
    [
      join,
      {
        ...{ ...PERSON, token: 'no-such-link', zipCode: '55401', email: '', username, password: PASSWORD },
        ...{ parentFirstName: 'Rowan', parentLastName: 'Hale', parentEmail: 'rowan@family.example' },
        ...{ parentPhone: '', signature: await drawSignature(), termsAgree: true },
      },
    ],
    [answerConfirmation, { token: 'no-such-link', agree: true }],
    [sendLinkAgain, { token: 'no-such-link' }],
    [confirmByPhone, { number: '608 555 0100', time: '2026-05-31T09:30Z', note: 'Her voice is known here.' }],
    [parent.requestParentLink, { email: 'rowan@family.example' }],
    [parent.openParentPage, { token: 'no-such-link' }],
    [parent.correctChild, { ...PERSON, ...TROOP, email }],
    [parent.setChildPassword, { newPassword: PASSWORD }],
    [choosePermission, { kind: 'republish', isGiven: true }],
    [parent.deleteChild, { firstName: 'Willow' }],
    [parent.cancelDeletionByLink, { token: 'no-such-link' }],
    [parent.deleteAtOnce, { token: 'no-such-link' }],
    [guardians.chooseParentLanguage, { language: 'es' }],
    [parent.closeParentPages, { token: 'no-such-link' }],
    [chooseReminders, { isWanted: false }],
    [stopRemindersByLink, { token: 'no-such-link' }],
    [guardians.inviteParent, { ...PERSON, email: 'another@family.example' }],
    [guardians.answerInvitation, { token: 'no-such-link', agree: true }],
    [ownAddress.changeOwnAddress, { email: 'new@family.example' }],
    [ownAddress.confirmAddress, { token: 'no-such-link' }],
    [ownAddress.undoAddress, { token: 'no-such-link' }],
    [staffAddress.confirmStaffAddress, { token: 'no-such-link' }],
    [staffAddress.undoStaffAddress, { token: 'no-such-link', newPassword: PASSWORD }],
    [replacements.answerAddressReplacement, { token: 'no-such-link', agree: false }],
    [guardians.blockGuardian, { reason: 'A court said so.' }],
    [guardians.unblockGuardian, { reason: 'The court changed its mind.' }],
    [guardians.answerBlock, { askedId: 'none', agree: true }],
    [holdStudent, { kind: 'legal', reason: 'A letter of a court.', until: '2027-01-31' }],
    [settleChildCard, { useId: 'none' }],
    [makeSignInCard, { studentId: 'a-student' }],
    [spendSignInCard, { username, code: 'K7QD-M2XA', newPassword: PASSWORD }],
    [passwordReset.startReset, { username }],
    [
      passwordReset.verifyReset,
      { username, troopNumber: '17', parentFirstName: 'Rowan', parentLastName: 'Hale', state: 'MN' },
    ],
    [passwordReset.confirmReset, { username, resetToken: 'a'.repeat(43), code: '12345678' }],
    [passwordReset.sendResetCodeAgain, { username, resetToken: 'a'.repeat(43) }],
    [passwordReset.completeReset, { username, resetToken: 'a'.repeat(43), newPassword: PASSWORD }],
    [correctStudent, { ...PERSON, ...TROOP, organization: 'girl_scouts' }],
    [troops.createTroop, { organization: 'girl_scouts', state: 'MN', number: '17', name: 'Birches' }],
    [troops.changeTroop, { organization: 'girl_scouts', state: 'MN', number: '17', name: 'Birches' }],
    [troops.addLeader, { leaderId: 'nobody' }],
    [leader.agreeAsLeader, { hash: 'other words' }],
    [reviewing.createReview, { verdict: 'looks-good', phrases: ['clear-notes'], note: 'Well done.' }],
    [reviewing.sayKin, { isParent: false }],
    [reviewing.checkReview, { outcome: 'fine' }],
    [answerLeadersQuestion, { troopId: 'none', choice: 'no' }],
    [people.invite, { role: 'admin', email: 'rivera@family.example' }],
    [people.acceptInvitation, { token: 'no-such-link', username, email, password: PASSWORD, ...PERSON }],
    [factor.confirmEnrolment, { code: '123456' }],
    [factor.renewRecoveryCodes, { code: '123456' }],
    [factor.endSecondFactor, { code: '123456' }],
    [correctParentEmail, { parentEmail: 'rowan@family.example', reason: 'She has moved.' }],
    [resetStudentPassword, { userId: crypto.randomUUID(), newPassword: PASSWORD }],
    [
      projects.createProject,
      {
        id: crypto.randomUUID(),
        name: 'Our willow',
        activityType: projects.ACTIVITY_TYPE,
        scoutState: 'MN',
      },
    ],
    [
      projects.changeProject,
      {
        name: 'Our willow',
        location: 'Elm Park',
        selectedSpeciesId: OTHER_TREE,
        otherTree: 'Red mulberry',
        selectedState: 'MN',
      },
    ],
    [saveStep, { formData: FORM_DATA, isCompleted: false, movesOn: false, revision: 0 }],
    [
      tracking.createTrackingEntry,
      {
        id: crypto.randomUUID(),
        ...sampleOf(LOOK),
        cuttingsWithRoots: 2,
        stepNumber: 4,
        isDraft: false,
      },
    ],
    [
      tracking.changeTrackingEntry,
      {
        ...sampleOf(LOOK, 1),
        changedWater: true,
        noticedRootGrowth: true,
        cuttingsWithRoots: 4,
        isDraft: false,
      },
    ],
    [
      treeChecks.createTreeCheck,
      {
        id: crypto.randomUUID(),
        ...{ ...sampleOf(TREE_CHECK), condition: 'alive', heightInches: 14, checkedOn: '2026-07-20' },
      },
    ],
    [treeChecks.changeTreeCheck, { ...sampleOf(TREE_CHECK), heightInches: 15, checkedOn: '2026-07-21' }],
    [changePhoto, { caption: 'The oak behind our school', kind: 'wholeTree' }],
    [planting.savePlantingDraft, { id: crypto.randomUUID(), ...PLANTED }],
    [planting.finalizePlantingDraft, { ...PLANTED }],
    [
      planting.createPlantingEntry,
      { id: crypto.randomUUID(), ...PLANTED, stepNumber: 5, isCompleted: false, isDraft: false },
    ],
    [planting.changePlantingEntry, { ...PLANTED }],
    [
      planting.finishPlantingEntry,
      { finalPlantingLocation: 'in a forest', finalPlantingDate: '2026-07-01', notes: 'By the creek' },
    ],
  ]);
}
