/** What each call of the contract is for, and what its shapes do not tell of it, for the description at /api/docs. */
import type { CallOf, Noun } from '#domain/contract/all.ts';

/** Refusals beyond those that a call's method, path and `who` bring with them (openapi.ts). */
export type OwnRefusal = 401 | 404 | 416 | 429;

export type Words = {
  readonly says: string;
  readonly refuses?: readonly OwnRefusal[];
  /** The kind of file that it answers. */
  readonly gives?: string;
  /** Sent again it is done again, and does no harm: it reads neither number nor Idempotency-Key (openapi.ts). */
  readonly mayRepeat?: true;
};

/** A call without its words is an error of types. */
export const CALL_WORDS: { readonly [N in Noun]: { readonly [Name in CallOf<N>]: string | Words } } = {
  accounts: {
    getUser: 'Who is signed in',
    enterLogin: 'Leads to the login page, and from there back to a page of this site',
    login: { says: 'Logs in, and sets the cookie of the session', refuses: [401, 429] },
    register: { says: "Makes a student's account and signs it in", refuses: [429] },
    logout: 'Ends the session',
    completeProfile: 'Fills in the profile of who is signed in',
    editProfile: 'Changes username and e-mail address of who is signed in',
    getFirstAdmin: 'Whether there is no administrator yet',
    createFirstAdmin: 'Makes the first administrator, once',
  },
  consent: {
    getTerms: 'The terms that parents sign, and whether they can at present',
    giveParentConsent: {
      says: 'Stores what a parent or guardian signs for the student who is signed in',
      refuses: [429],
    },
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
  parent: {
    requestParentLink: { says: "Sends a link to an address, if it is a parent's", refuses: [429] },
    openParentPage: {
      says: 'Opens the page of a parent with the token of her link, once, and sets its cookie',
      refuses: [404, 429],
    },
    closeParentPage: 'Closes the page',
    closeParentPages: {
      says: 'Closes the page everywhere, with the token of the letter that told of its opening',
      refuses: [404, 429],
    },
    listChildren: 'The children whose consent was confirmed from this mailbox, with what they did last',
    getChild: 'A child with every project, and who has looked',
    correctChild: { says: 'Puts right what is known of a child', mayRepeat: true },
    setChildPassword: {
      says: 'Sets a new password for a child, and ends her sessions',
      refuses: [429],
      mayRepeat: true,
    },
    stopChild: { says: 'Logs the child out and closes the notebook, for 30 days', mayRepeat: true },
    startChild: { says: 'Opens the notebook again', refuses: [429], mayRepeat: true },
    deleteChild: {
      says: 'Closes the notebook, and deletes all of it after 72 hours',
      refuses: [429],
      mayRepeat: true,
    },
    cancelChildDeletion: { says: 'Takes that back', mayRepeat: true },
    cancelDeletionByLink: {
      says: 'Takes a deletion back, with the token of the letter that told of it',
      refuses: [404, 429],
    },
    deleteAtOnce: { says: 'Deletes at once, with the token of the second letter', refuses: [404, 429] },
    getChildArchive: {
      says: 'Everything that is kept of a child in one file',
      refuses: [429],
      gives: 'application/zip',
    },
    getChildReport: { says: 'The report of a project', refuses: [429], gives: 'application/pdf' },
    getChildProjectArchive: {
      says: 'Photos, entries and report of a project in one file',
      refuses: [429],
      gives: 'application/zip',
    },
    getChildUpload: { says: 'A photo of a child, or the small one of it', gives: 'image/*', refuses: [416] },
  },
  'child-work': {
    deleteChildPhoto: 'Deletes a photo of a child and its files',
    deleteChildEntry: 'Deletes an entry of a child, or a planting, with its photos',
    deleteChildProject: 'Deletes a project of a child with its entries and photos',
  },
  'child-consent': {
    getChildConsent: 'The words a parent agreed to, what has happened to the consent, and what is allowed',
    choosePermission: {
      says: 'Gives one permission apart from the consent, or takes it back',
      mayRepeat: true,
    },
    getChildCertificate: {
      says: 'The certificate of the consent',
      refuses: [429],
      gives: 'application/pdf',
    },
  },
  guardians: {
    listOtherParents: 'Who the parents of a child are, without their addresses',
    inviteParent: { says: 'Invites another parent by mail', refuses: [429], mayRepeat: true },
    sendInvitationAgain: { says: 'Mails the invitation again', refuses: [404, 429], mayRepeat: true },
    takeInvitationBack: { says: 'Forgets who was invited', refuses: [404] },
    getParentInvitation: { says: 'Who invites, for the token in X-Link-Token', refuses: [404, 429] },
    answerInvitation: { says: 'The yes or no of who was invited', refuses: [404, 429] },
    getOwnAddress: 'By which address a parent comes to her page',
    changeOwnAddress: { says: 'Asks at another address first', refuses: [429], mayRepeat: true },
    keepOwnAddress: 'Takes that back',
    confirmAddress: { says: 'Changes it, with the token of the letter there', refuses: [404, 429] },
    undoAddress: { says: 'Undoes it, with the token of the letter to the old one', refuses: [404, 429] },
    listGuardians: 'The parents of a student; the look is written into the audit log',
    blockGuardian: { says: 'Blocks a parent, or asks another administrator to', mayRepeat: true },
    unblockGuardian: { says: 'Lets a parent in again, or asks another administrator to', mayRepeat: true },
    answerBlock: { says: 'Confirms or drops what another administrator asked', mayRepeat: true },
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
    getArchive: {
      says: 'Photos, entries and report of a project in one file',
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
  admin: {
    listStudents:
      'The students that the filters let through, the newest first or sorted; by page with a limit',
    countStudents: 'How many students the filters let through, together and by organization',
    getConsentRecord: 'What a parent signed for a student; the look is written into the audit log',
    correctParentEmail: "Puts a parent's mistyped address right, and sends the copy of the consent there",
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
  people: {
    listPeople: 'The administrators, and the invitations that nobody has accepted so far',
    invite: { says: 'Invites an administrator, by mail or with a link that is shown once', refuses: [429] },
    removePerson: "Ends an administrator's account, or takes an invitation back",
    getStaffInvitation: {
      says: 'What an invitation is for, for its token in X-Link-Token',
      refuses: [404, 429],
    },
    acceptInvitation: { says: 'Makes the account of who was invited, once for a link', refuses: [404, 429] },
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
