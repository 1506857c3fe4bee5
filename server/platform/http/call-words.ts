/** What each call of the contract is for, and what its shapes do not tell of it, for the description at /api/docs. */
import type { Noun } from '#domain/contract/all.ts';
import type { Words, WordsOf } from './api-words.ts';
import { PARENT_CALL_WORDS } from './parent-call-words.ts';
import { REVIEW_CALL_WORDS } from './review-call-words.ts';
import { STAFF_CALL_WORDS } from './staff-call-words.ts';
import { TROOP_CALL_WORDS } from './troop-call-words.ts';

/** A call without its words is an error of types. */
export const CALL_WORDS: WordsOf<Noun> = {
  ...PARENT_CALL_WORDS,
  ...TROOP_CALL_WORDS,
  ...REVIEW_CALL_WORDS,
  ...STAFF_CALL_WORDS,
  accounts: {
    getUser: 'Who is signed in',
    enterLogin: 'Leads to the login page, and from there back to a page of this site',
    login: {
      says: 'Logs in, and sets the cookie of the session; 403 asks for the code of an authenticator app',
      refuses: [401, 429],
    },
    register: { says: "Makes a student's account and signs it in", refuses: [429] },
    logout: 'Ends the session',
    completeProfile: 'Fills in the profile of who is signed in',
    editProfile: {
      says: 'Changes username and e-mail address of who is signed in; of staff the address with the password',
      refuses: [429],
    },
    chooseLanguage:
      'Chooses what the pages are read in: here at once, on other devices from the next login on',
    getFirstAdmin: 'Whether there is no administrator yet',
    createFirstAdmin: {
      says: 'Makes the first administrator, once; where strangers can reach it, with the code that the start prints',
      refuses: [429],
    },
  },
  keeping: {
    listEndNotices: 'What is to be deleted of who is signed in, where that was told',
  },
  consent: {
    getTerms: 'The terms that parents sign, and whether they can at present',
    giveParentConsent: {
      says: 'Stores what a parent or guardian signs for the student who is signed in',
      refuses: [429],
    },
    getLeadersQuestion: "What a parent is asked of the child's troop as she signs; null where nothing is",
    resendConsent: { says: 'Writes to the parent again', refuses: [429], mayRepeat: true },
    getConfirmation: {
      says: 'What a parent is asked to confirm, for the token of her link in X-Link-Token',
      refuses: [404, 429],
    },
    answerConfirmation: { says: "A parent's yes or no, once for a link", refuses: [404, 429] },
    sendLinkAgain: { says: 'Sends a new link to the address on record, if there is one', refuses: [429] },
  },
  'consent-proof': {
    confirmByPhone: {
      says: 'Writes down that the parent confirmed the consent on the phone',
      mayRepeat: true,
    },
    receiveSignedForm: { says: 'Keeps the scan of a signed form beside the consent', refuses: [429] },
    getSignedForm: {
      says: 'The scan of a signed form; the look is written into the audit log',
      gives: 'application/pdf',
    },
    getConsentCertificate: {
      says: 'All that is known of a consent as a document; the look is written into the audit log',
      gives: 'application/pdf',
      refuses: [429],
    },
  },
  privacy: {
    getPrivacyNotice:
      'What is collected here, why, for how long, who runs the site, and what one can ask for',
  },
  deletions: {
    listDeletions: 'What was deleted for good, the newest first, without a name',
    getDeletionReceipt: {
      says: 'When and how much was deleted, for who has the receipt; whose it was, nobody knows any more',
      refuses: [404, 429],
    },
  },
  'password-reset': {
    startReset: { says: 'Asks which questions open an account', refuses: [404, 429] },
    verifyReset: { says: 'Answers the questions, for a permission of 15 minutes', refuses: [404, 429] },
    confirmReset: { says: 'Gives the code that was mailed to a parent', refuses: [404, 429] },
    sendResetCodeAgain: { says: 'Mails a parent another code', refuses: [404, 429] },
    completeReset: { says: 'Sets the new password with that permission', refuses: [404, 429] },
  },
  projects: {
    listProjects:
      'The projects of who is signed in, or those of them that are deleted and can be brought back',
    createProject: 'Begins a project',
    getProject: 'One project',
    changeProject: 'Changes name, place, species or state of a project',
    deleteProject: 'Deletes a project with its entries and photos; for a while it can be brought back',
    restoreProject: 'Brings a deleted project back',
    getCompletionSummary: 'What a project came to: cuttings, plantings, hours, photos',
  },
  glances: {
    listGlances: 'What lies in each project: completed steps, latest entry, newest photo, how many of each',
  },
  report: {
    getReportPdf: { says: 'The report, to print or to hand in', refuses: [429], gives: 'application/pdf' },
    getHoursPdf: {
      says: 'Every hour of a project with its day, for a leader to sign',
      refuses: [429],
      gives: 'application/pdf',
    },
    getHoursCsv: { says: 'Every hour of a project with its day, as a table', gives: 'text/csv' },
    getArchive: {
      says: 'Photos, entries, hours and report of a project in one file',
      refuses: [429],
      gives: 'application/zip',
    },
  },
  steps: {
    listSteps: 'All five steps of a project',
    getStep: 'One step with its values and photos',
    saveStep: 'Saves values of a step, and completes it when that is asked for',
  },
  species: {
    searchSpecies: 'The species that a text and filters let through, the easiest first',
    getSpecies: 'One species',
  },
  photos: {
    uploadStepPhotos: {
      says: 'Adds photos to a step; the answer says of each what became of it',
      refuses: [429],
    },
    uploadTrackingPhotos: { says: 'Adds photos to a tracking entry', refuses: [429] },
    uploadCheckPhotos: { says: 'Adds photos to an answer on the tree', refuses: [429] },
    uploadPlantingPhotos: { says: 'Adds photos to a planting, each of its kind', refuses: [429] },
    getPhotoRoom: 'How much the photos of who is signed in take, and how much they may',
    changePhoto: 'Changes what is written under a photo, and what a photo of the source tree shows',
    deletePhoto: 'Deletes a photo and its files',
    getUpload: { says: 'A photo, or the small one of it', gives: 'image/*', refuses: [416] },
  },
  tracking: {
    listTrackingEntries: 'The tracking entries of a project',
    createTrackingEntry: 'Adds a tracking entry, or a draft of one',
    changeTrackingEntry: 'Changes a tracking entry, or finishes a draft',
    deleteTrackingEntry: 'Deletes a tracking entry with its photos',
  },
  planting: {
    getPlantingDraft: 'The planting that is being written, or null',
    listPlantingDrafts: 'The plantings that are being written, those of other devices too',
    savePlantingDraft: 'Saves the planting that is being written, and begins it where there is none',
    finalizePlantingDraft: { says: 'Makes a planting of the draft', refuses: [404] },
    listPlantingEntries: 'The plantings of a project',
    createPlantingEntry: 'Adds a planting',
    changePlantingEntry: 'Changes a planting',
    finishPlantingEntry: 'Says where a tree stands for good',
    deletePlantingEntry: 'Deletes a planting with its photos',
  },
  'tree-checks': {
    listTreeChecks: 'What was told of the tree of a completed project, the newest first',
    createTreeCheck: 'Tells how the tree is, once the project is completed',
    changeTreeCheck: 'Puts an answer on the tree right',
    deleteTreeCheck: 'Deletes an answer on the tree with its photos',
  },
  admin: {
    listStudents:
      'The students that the filters let through, the newest first or sorted; by page with a limit',
    countStudents: 'How many students the filters let through, together and by organization',
    getConsentRecord: 'What a parent signed for a student; the look is written into the audit log',
    correctParentEmail: "Puts a parent's mistyped address right, or has a confirmed one replaced in a week",
    listAudit: 'The audit log by page, the newest first',
    resetStudentPassword: {
      says: "Sets a student's password and ends her sessions",
      refuses: [404],
      mayRepeat: true,
    },
    deleteUser: 'Deletes an account with all that it owns',
    importSpecies: { says: 'Restores the list of species', mayRepeat: true },
  },
  corrections: {
    correctStudent: {
      says: 'Puts names, organization, troop, state and ZIP code of a student right',
      mayRepeat: true,
    },
  },
  holds: {
    holdStudent: 'Holds a student: locked, and nothing goes until a day; or makes that day a later one',
    releaseHold: 'Ends a hold, or asks another administrator to',
  },
  oversight: {
    getKeeping: 'Who is on hold, what the clearing did last, and how the proof of deletions stands',
    listDue: 'What will be deleted in the next 30 days, by class; with class and cursor the next rows of one',
    getDryRun: 'What the clearing would take if it ran now, counted up to 1,000 of each kind',
  },
  people: {
    listPeople: 'The administrators, and the invitations that nobody has accepted so far',
    invite: {
      says: 'Invites an administrator or a leader, by mail or with a link that is shown once',
      refuses: [429],
    },
    removePerson: "Ends an administrator's or a leader's account, or takes an invitation back",
    getStaffInvitation: {
      says: 'What an invitation is for, for its token in X-Link-Token',
      refuses: [404, 429],
    },
    acceptInvitation: { says: 'Makes the account of who was invited, once for a link', refuses: [404, 429] },
  },
  'second-factor': {
    getSecondFactor: 'How the own second factor stands',
    startEnrolment: {
      says: 'A new secret for an authenticator app; the next code confirms it',
      mayRepeat: true,
    },
    confirmEnrolment: {
      says: 'Takes the first code; from now on each login asks for one. Gives recovery codes, this once',
      refuses: [429],
      mayRepeat: true,
    },
    renewRecoveryCodes: {
      says: 'New recovery codes in place of the former',
      refuses: [404, 429],
      mayRepeat: true,
    },
    endSecondFactor: { says: 'Takes the own second factor off', refuses: [404, 429], mayRepeat: true },
    takeOffSecondFactor: "Takes the second factor off another's account and ends its sessions",
  },
  'staff-address': {
    confirmStaffAddress: {
      says: 'Gives a leader or an administrator another address, with the token of the letter there',
      refuses: [404, 429],
    },
    undoStaffAddress: { says: 'Undoes it with a new password, from the old one', refuses: [404, 429] },
  },
  'staff-sessions': {
    listStaffSessions: 'Where administrators and leaders are logged in; to a leader her own sessions',
    endStaffSession: 'Ends a session; its next call is 401',
    endOtherSessions: { says: 'Ends all other sessions of who asks', mayRepeat: true },
  },
  'unsent-mails': {
    listUnsentMails: 'The mails that failed so far, the oldest first',
    sendMailAgain: { says: 'Has one tried again at once', refuses: [404], mayRepeat: true },
  },
  health: {
    getHealth: 'Readiness: whether database and photos can be written',
    getLiveness: 'Liveness: whether the process answers',
  },
};

/** The words of a call, by its noun and name. */
export function wordsOf(noun: Noun, name: string): Words {
  const words = (CALL_WORDS[noun] as Readonly<Record<string, string | Words>>)[name];
  if (words === undefined) throw new Error(`${noun} has no call ${name}.`);
  return typeof words === 'string' ? { says: words } : words;
}
