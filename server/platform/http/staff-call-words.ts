/** The words of calls by which administrators and leaders help, look and count, for the description at /api/docs. */
import type { WordsOf } from './api-words.ts';

export const STAFF_CALL_WORDS: WordsOf<'sign-in-cards' | 'statistics' | 'system-health' | 'student-work'> = {
  'sign-in-cards': {
    makeSignInCard: {
      says: "Makes a card with a code for a new password, shown this once; the parents are told. 403 where it takes the parents' yes to the work, or an administrator",
      refuses: [404, 429],
    },
    settleChildCard: {
      says: "Says that it was the child who used a leader's card: its password becomes the child's own",
      mayRepeat: true,
    },
    spendSignInCard: { says: 'Sets a new password with the code of a card, once', refuses: [429] },
  },
  statistics: {
    getStatistics:
      'Scouts, projects, cuttings, trees and hours by year, troop, state and species; consents. An export is written into the audit log',
    readStatistics: {
      says: 'The same for a program with the token: every number is rounded down to a multiple of five, and groups are left out that would tell of fewer than five scouts',
      refuses: [429],
    },
    readStatisticsTable: {
      says: 'What a program with the token reads, as a table; 503 before the first count of a large installation',
      refuses: [429],
      gives: 'text/csv',
    },
    listOtherTrees:
      'The names of trees that are in no list, with how many projects and states; the look is written into the audit log',
  },
  'system-health': {
    getSystemHealth:
      'Backups, mail, room, processes: how the installation is. What could not be read is null',
    noteDrill: {
      says: 'Writes down that a backup was restored somewhere to try it',
      mayRepeat: true,
    },
  },
  'student-work': {
    getStudent:
      'A student as the list has it, how the consent stands, and what was done for the account; the look is one at the list',
    getStudentWork:
      'The projects of a student with all that is in them; the look is written into the audit log, which the parents see',
    getStudentReport: {
      says: 'The report of a project of a student; written into the audit log',
      refuses: [429],
      gives: 'application/pdf',
    },
    getStudentArchive: {
      says: 'Photos, entries and report of a project of a student; written into the audit log',
      refuses: [429],
      gives: 'application/zip',
    },
  },
};
