/** The students, as administrators see them (PRODUCT.md#the-list-of-students): counted, filtered, listed, exported. */

export const loading = 'Loading admin dashboard...';
export const failed = 'The students could not be loaded.';
export const totalStudents = 'Total Students';

export const filters = 'Filters';
/** On a phone, where all but the search are folded away. */
export const filtersOn = (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`);
export const search = 'Search';
export const searchHint = 'Name, username or email';
export const allOrganizations = 'All Organizations';
export const allStates = 'All States';
export const status = 'Status';
export const allStatuses = 'All Statuses';
export const filledIn = 'Profile filled in';
export const notFilledIn = 'Profile not filled in';

/** PRODUCT.md#profile-completion: beside an account whose profile is filled in, or not. */
export { studentStatusLabel } from '#domain/rules/sign-in/student.ts';
/** The obstacle to an active student's beginning; also a filter. */
export const waiting = 'Waiting for parent';
export const stopped = 'Stopped by a parent';
export const held = 'On hold';
export const heldUntil = (day: string) => `On hold until ${day}`;

export const students = (count: string) => `Students (${count})`;
/** Read out when a page is turned. */
export const found = (count: string, page: number, pages: number) =>
  `${count} ${count === '1' ? 'student' : 'students'} found, page ${page} of ${pages}`;
export const pagesOf = 'Pages of students';
export const nobodyYet = 'Nobody has signed up yet';
export const signUpThemselves =
  'Scouts sign up by themselves, on the login page. They stand here as soon as they have. Leaders can invite the families of a troop.';
export const toTroops = 'Set up troops and their leaders';
export const nobodyOnPage = 'Nobody stands on this page any more';
export const nobodyFound = 'No students found matching your criteria';
export const whatIsSearched =
  'The search knows a student’s name, username and e-mail, or a part of one. It does not know the parents.';
export const clearFilters = 'Clear filters';

/** Heads of the table and facts on a card; a narrow head has room for one word. */
export const name = 'Name';
export const username = 'Username';
export const email = 'Email';
export const organization = 'Organization';
export const troop = 'Troop';
export const state = 'State';
export const zip = 'ZIP';
export const joined = 'Joined';
export const actions = 'Actions';

export const sortBy = 'Sort by';
export const newestFirst = 'Newest first';
export const oldestFirst = 'Oldest first';
export const lastFirst = (by: string) => `${by}, last first`;

export const actionsFor = (username: string) => `Actions for ${username}`;
/** Leads to where the student stands by itself. */
export const open = 'Open';
export const projects = 'Projects';
export const resetPassword = 'Reset Password';
export const signInCard = 'Sign-in Card';
export const correctDetails = 'Correct Details';
export const consentRecord = 'Consent Record';
export const parents = 'Parents';
export const hold = 'Hold';
export const deleteUser = 'Delete User';

/** Where a student stands by itself (PRODUCT.md#a-students-screen). */
export const consent = 'Consent';
export const signedOn = 'Signed';
export const lastHappened = 'Last';
export const mail = 'Mail';
export const unsentOf = (count: number) =>
  count === 1
    ? '1 letter to this family could not be sent. It stands under Unsent Mail.'
    : `${count} letters to this family could not be sent. They stand under Unsent Mail.`;
export const account = 'Account';
export const lookAtProjects = 'Look at the projects';
export const whatWasDone = 'What was done';
export const nothingDone = 'Nothing so far.';
export const allInTheLog = 'All of it in the audit log';
export const stopHoldOrDelete = 'Stop, hold or delete';
export const parentsStopAt = (page: string) =>
  `A parent who says “stop” stops everything at ${page}. The link comes to the e-mail address of the consent. The same page shows all that is kept, and can have it deleted.`;
/** Where no mail leads parents to a page of their own. */
export const nobodyStops =
  'Parents have no page of their own here, since no mail is set up. For a parent who says “stop”, a hold locks the account.';
export const whatDeletingIs = 'Deleting takes the account and all its work at once, and cannot be undone.';

export const exportData = 'Export Data';
export const exporting = 'Exporting...';
export const reading = 'Reading students';
export const readSoFar = (read: string, total: string) => `${read} of ${total}`;
export const exportStarted = 'Export Started';
export const exportBegins = 'Student data export will begin shortly';
export const exportFailed = 'Export Failed';
export const notExported = 'Failed to export the students';
export const fileName = (day: string) => `students-${day}.csv`;
/** The heads of the file, in the order of its columns. */
export const columns = [
  'First Name',
  'Last Name',
  'Username',
  'Email',
  'Organization',
  'Troop',
  'State',
  'ZIP',
  'Joined',
  'Status',
  'Waiting for Parent',
  'Stopped by a Parent',
];
export const yes = 'Yes';
export const no = 'No';
