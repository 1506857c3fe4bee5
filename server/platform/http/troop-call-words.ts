import type { WordsOf } from './api-words.ts';

/** Of troops: who leads them, what leaders see, and who is invited to them. */
export const TROOP_CALL_WORDS: WordsOf<'troops' | 'leader' | 'families' | 'joining'> = {
  troops: {
    listTroops: 'The open troops with their leaders, and who is invited to lead one',
    createTroop: 'Sets a troop up',
    changeTroop: 'Puts a troop right; another number, state or organization has its parents asked anew',
    closeTroop: 'Closes a troop: its leaders see nothing of it any more',
    listSuggested: 'The students who typed this troop, and what their parents answered',
    addLeader: 'Makes a leader one of this troop too',
    removeLeader: 'Takes a troop from a leader',
  },
  leader: {
    getLeaderHome: 'The undertaking, and the troops of who asks once it is agreed to',
    agreeToUndertaking: { says: 'Agrees to the undertaking, once', mayRepeat: true },
    getLedTroop: 'The scouts of a troop whose parents said yes, and how far they are',
    getTroopSheet: { says: 'The troop on paper for a meeting', gives: 'application/pdf', refuses: [429] },
    getTroopHours: { says: 'The hours of the scouts of a troop', gives: 'text/csv' },
    getScout:
      'A scout, as far as the parents said; a look at the work is written into the audit log, which they see',
  },
  families: {
    checkRoster: {
      says: 'What would come of each row of a roster; nothing is stored',
      refuses: [404, 429],
      mayRepeat: true,
    },
    inviteFamilies: {
      says: 'Invites the families of a roster to a troop, all rows or none; who is invited already is not invited again',
      refuses: [404, 429],
      mayRepeat: true,
    },
    listFamilies: { says: 'Whom a troop has invited, by name and by page', refuses: [404] },
    inviteFamilyAgain: {
      says: 'Sends the invitation again, for another 14 days',
      refuses: [429],
      mayRepeat: true,
    },
    takeFamilyBack: 'Takes an invitation back: its links lead nowhere any more',
    printFamilyLetters: {
      says: 'Letters to print for families that have none, or again for those that have one; each with a new link in place of the former',
      gives: 'application/pdf',
      refuses: [404, 429],
      mayRepeat: true,
    },
  },
  joining: {
    getJoining: {
      says: 'What a parent is invited to, for the token of the link in X-Link-Token',
      refuses: [404, 429],
    },
    join: {
      says: "Makes the child's account with the parent's consent, once for a link",
      refuses: [404, 429],
    },
  },
};
