/** What each call of a parent is for (call-words.ts). */
import type { WordsOf } from './api-words.ts';

export const PARENT_CALL_WORDS: WordsOf<
  'parent' | 'child-work' | 'child-consent' | 'guardians' | 'replacements' | 'reminders'
> = {
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
    correctChild: { says: 'Puts right what is known of a child', refuses: [429], mayRepeat: true },
    setChildPassword: {
      says: 'Sets a new password for a child, and ends her sessions',
      refuses: [429],
      mayRepeat: true,
    },
    stopChild: {
      says: 'Logs the child out and closes the notebook, which goes after a while',
      mayRepeat: true,
    },
    startChild: { says: 'Opens the notebook again', refuses: [429], mayRepeat: true },
    deleteChild: {
      says: 'Closes the notebook, and deletes all of it after 72 hours',
      refuses: [429],
      mayRepeat: true,
    },
    cancelChildDeletion: { says: 'Takes that back', mayRepeat: true },
    getAskedDeletion: { says: 'Whose deletion, for the token in X-Link-Token', refuses: [404, 429] },
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
  reminders: {
    getReminderWish: 'Whether a parent is reminded of the checks of a child',
    chooseReminders: { says: 'Has a parent reminded of the checks of a child, or no more', mayRepeat: true },
    stopRemindersByLink: {
      says: 'Ends the reminders to an address for all children, with the token of any of its letters',
      refuses: [404, 429],
    },
    stopRemindersInOnePress: {
      says: 'The same for mail programs (RFC 8058): the token is in the address, and any body is dropped',
      refuses: [404, 429],
    },
    openOnePress: 'Leads to the page that ends reminders with one press; nothing else happens',
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
    answerLeadersQuestion: { says: 'Lets leaders of the troop look, or no longer', mayRepeat: true },
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
    chooseParentLanguage: 'Chooses what a parent reads her pages in, and what she is written to in',
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
  replacements: {
    getAddressReplacement: {
      says: 'What other address is to take the place of it, for the token in X-Link-Token',
      refuses: [404, 429],
    },
    answerAddressReplacement: {
      says: 'Keeps it, or lets the other address take its place at once',
      refuses: [404, 429],
    },
  },
};
