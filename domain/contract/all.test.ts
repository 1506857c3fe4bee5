import { expect, test } from 'vitest';
import { ALL_ENDPOINTS } from './all.ts';

const ROWS_OF_THE_SPECIFICATION = 43;
/** Beyond the calls that the first specification named, each with what asks for it. */
const OUR_OWN = [
  'GET /api/create-first-admin', // whether the first-admin page is open (PRODUCT.md#first-administrator)
  'GET /api/login', // the login entry (PRODUCT.md#addresses-of-screens)
  'GET /api/health', // PRODUCT.md#health-and-room
  'PUT /api/parent/language', // PRODUCT.md#the-language-of-a-parent: the same for a parent
  'PUT /api/user/language', // PRODUCT.md#choosing-a-language: what the pages are read in
  'GET /api/health/live', // whether the process answers, apart from whether it can store
  'GET /api/project-glances', // what the cards of PRODUCT.md#dashboard tell of what lies in the projects
  'GET /api/projects/:projectId/planting-drafts', // the drafts of all devices of a child
  'GET /api/projects/:id/report.pdf', // the report on paper
  'GET /api/projects/:id/hours.pdf', // PRODUCT.md#the-record-of-hours: the hours, to be signed, and as a table
  'GET /api/projects/:id/hours.csv',
  'GET /api/projects/:id/archive.zip', // everything of a project, to keep
  'POST /api/projects/:id/restore', // a project that its child deleted comes back (PRODUCT.md#deleted-projects)
  // what a child writes under a photo, and where one of the source tree belongs (PRODUCT.md#captions-and-places)
  'PATCH /api/photos/:photoId',
  'GET /api/end-notices', // what is to be deleted of a child, and was told (PRODUCT.md#notices-before)
  'GET /api/photo-room', // how much the photos of an account take and may take
  'GET /api/admin/student-counts', // the four cards of PRODUCT.md#the-list-of-students where the list comes by page
  'GET /api/terms', // the words that parents sign, which an operator may set (PRODUCT.md#the-consent-page)
  'GET /api/privacy-notice', // what /privacy says of this installation (PRODUCT.md#the-privacy-notice)
  'GET /api/deletions/:receipt', // what a parent was told of a deletion (PRODUCT.md#the-receipt)
  'POST /api/parent-consent/resend', // PRODUCT.md#the-answer-to-a-consent, and the three below
  'GET /api/parent/confirmation',
  'POST /api/parent/confirmation',
  'POST /api/parent/links/again',
  'POST /api/password-reset/code', // the code of PRODUCT.md#the-code-before-a-new-password, and another one
  'POST /api/password-reset/code/again',
  'POST /api/parent/link', // PRODUCT.md#the-parents-page, and all below it: the page of a parent
  'POST /api/parent/session',
  'DELETE /api/parent/session',
  'POST /api/parent/close',
  'GET /api/parent/children',
  'GET /api/parent/children/:id',
  'GET /api/parent/children/:id/archive.zip',
  'GET /api/parent/children/:id/projects/:projectId/report.pdf',
  'GET /api/parent/children/:id/projects/:projectId/archive.zip',
  'GET /api/parent/uploads/:filename',
  'PATCH /api/parent/children/:id',
  'POST /api/parent/children/:id/password',
  'POST /api/parent/children/:id/card', // PRODUCT.md#sign-in-cards: whose card it was
  'DELETE /api/parent/children/:id/photos/:photoId',
  'DELETE /api/parent/children/:id/entries/:entryId',
  'DELETE /api/parent/children/:id/projects/:projectId',
  'GET /api/parent/children/:id/consent',
  'PUT /api/parent/children/:id/permissions',
  'GET /api/parent/children/:id/certificate.pdf',
  'POST /api/parent/children/:id/stop',
  'POST /api/parent/children/:id/start',
  'POST /api/parent/children/:id/delete',
  'POST /api/parent/children/:id/cancel-delete',
  'GET /api/parent/deletion',
  'POST /api/parent/deletion/cancel',
  'POST /api/parent/deletion/now',
  'GET /api/parent/children/:id/guardians', // another parent, invited (PRODUCT.md#several-parents), and the five below
  'POST /api/parent/children/:id/guardians',
  'POST /api/parent/children/:id/guardians/:guardianId/again',
  'DELETE /api/parent/children/:id/guardians/:guardianId',
  'GET /api/parent/invitation',
  'POST /api/parent/invitation',
  'GET /api/parent/address', // a parent's own address, changed, and the four below
  'POST /api/parent/address',
  'DELETE /api/parent/address',
  'POST /api/parent/address/confirm',
  'POST /api/parent/address/undo',
  'POST /api/staff/address/confirm', // a leader's or an administrator's own address, and the next
  'POST /api/staff/address/undo',
  'GET /api/parent/address/replacement', // an administrator's, kept or agreed to from the old mailbox
  'POST /api/parent/address/replacement',
  'GET /api/admin/students/:id/guardians', // who the parents are, and one blocked, with the three below
  'POST /api/admin/students/:id/guardians/:guardianId/block',
  'POST /api/admin/students/:id/guardians/:guardianId/unblock',
  'POST /api/admin/students/:id/guardians/:guardianId/answer',
  'GET /api/admin/students/:id/consent', // the record of PRODUCT.md#the-record-of-a-consent
  // a mistyped address, before the copy of PRODUCT.md#the-record-of-a-consent is lost for good
  'PATCH /api/admin/students/:id/parent-email',
  'POST /api/admin/students/:id/consent/phone', // PRODUCT.md#consent-by-phone-or-form, without mail, and the three below
  'POST /api/admin/students/:id/consent/form',
  'GET /api/admin/students/:id/consent/forms/:eventId',
  'GET /api/admin/students/:id/consent/certificate.pdf',
  'GET /api/admin/unsent-mails', // what could not be sent (PRODUCT.md#what-could-not-be-sent), and another try
  'POST /api/admin/unsent-mails/:id/try-again',
  'PATCH /api/admin/students/:id', // PRODUCT.md#corrections: names, organization, troop, state and ZIP code put right
  'POST /api/admin/students/:id/hold', // PRODUCT.md#holds: nothing of a child goes for a while, and the one below
  'DELETE /api/admin/students/:id/hold',
  'GET /api/admin/keeping', // PRODUCT.md#the-keeping-screen: what is held and gone, and the two below
  'GET /api/admin/keeping/due', // what is due, by class and page
  'GET /api/admin/keeping/dry-run',
  'GET /api/admin/deletions', // PRODUCT.md#the-keeping-screen: the proof of what is gone, by page
  'GET /api/admin/people', // PRODUCT.md#administrators: who runs this installation, and the four below
  'POST /api/admin/invitations',
  'DELETE /api/admin/people/:id',
  'GET /api/invitations',
  'POST /api/invitations/accept',
  'GET /api/second-factor', // PRODUCT.md#second-factor, and the five below
  'POST /api/second-factor/start',
  'POST /api/second-factor/confirm',
  'POST /api/second-factor/recovery-codes',
  'POST /api/second-factor/end',
  'DELETE /api/admin/people/:id/second-factor',
  'GET /api/admin/sessions', // PRODUCT.md#where-staff-is-logged-in, and the two below
  'DELETE /api/admin/sessions/:id',
  'POST /api/admin/sessions/end-others',
  'GET /api/admin/troops', // PRODUCT.md#troops: troops and who leads them, and the six below
  'POST /api/admin/troops',
  'PATCH /api/admin/troops/:id',
  'DELETE /api/admin/troops/:id',
  'GET /api/admin/troops/:id/scouts',
  'POST /api/admin/troops/:id/leaders',
  'DELETE /api/admin/troops/:id/leaders/:leaderId',
  'GET /api/leader/troops', // PRODUCT.md#leaders: what a leader sees, and the five below
  'POST /api/leader/undertaking',
  'GET /api/leader/troops/:id',
  'GET /api/leader/troops/:id/sheet.pdf',
  'GET /api/leader/troops/:id/hours.csv',
  'GET /api/leader/scouts/:id',
  'GET /api/reviews', // PRODUCT.md#reviews: what leaders say of work, in the open, and the ten below
  'POST /api/reviews/:reviewId/fixed',
  'POST /api/reviews/:reviewId/report',
  'GET /api/leader/scouts/:id/reviews',
  'POST /api/leader/projects/:id/reviews',
  'DELETE /api/leader/reviews/:id',
  'POST /api/leader/scouts/:id/nudge',
  'POST /api/leader/scouts/:id/kin',
  'GET /api/parent/children/:id/reviews',
  'GET /api/admin/reviews',
  'POST /api/admin/reviews/:id/check',
  'POST /api/families/dry-run', // PRODUCT.md#the-roster: families by roster, and the seven below
  'POST /api/families/invite',
  'GET /api/families',
  'POST /api/families/:id/again',
  'DELETE /api/families/:id',
  'POST /api/families/letters.pdf',
  'GET /api/join',
  'POST /api/join',
  'GET /api/parent/children/:id/reminders', // PRODUCT.md#reminders: reminders by mail, and the four below
  'PUT /api/parent/children/:id/reminders',
  'POST /api/parent/reminders/stop',
  'POST /api/parent/reminders/one-press',
  'GET /api/parent/reminders/one-press',
  'GET /api/parent-consent/leaders', // PRODUCT.md#who-lets-a-leader-look: what a parent lets leaders see, and the one below
  'PUT /api/parent/children/:id/leaders',
  'GET /api/admin/students/:id', // PRODUCT.md#a-students-screen: a student by itself
  'GET /api/admin/students/:id/projects', // PRODUCT.md#a-students-projects: a student's work, read-only, and the two below
  'GET /api/admin/students/:id/projects/:projectId/report.pdf',
  'GET /api/admin/students/:id/projects/:projectId/archive.zip',
  'POST /api/staff/sign-in-cards', // PRODUCT.md#sign-in-cards, and the one below
  'POST /api/sign-in-cards/spend',
  'GET /api/admin/statistics', // PRODUCT.md#statistics
  'GET /api/admin/how-it-is', // PRODUCT.md#how-it-is
  'POST /api/admin/restore-drills',
  'GET /api/statistics', // PRODUCT.md#statistics-for-a-program: by a token
  'GET /api/statistics.csv',
  'GET /api/admin/other-trees', // PRODUCT.md#another-tree: so that the list can grow
  'GET /api/projects/:projectId/tree-checks', // PRODUCT.md#the-years-after, the years after, and the four below
  'POST /api/projects/:projectId/tree-checks',
  'PATCH /api/tree-checks/:entryId',
  'DELETE /api/tree-checks/:entryId',
  'POST /api/projects/:projectId/tree-checks/:entryId/photos',
  'GET /api/admin/audit', // the log of PRODUCT.md#the-log
];

test('every call is of the first specification or is listed here, each once', () => {
  const calls = ALL_ENDPOINTS.map((it) => `${it.method} ${it.path}`);
  expect(new Set(calls).size).toBe(calls.length);
  const ofTheSpecification = calls.filter((call) => !OUR_OWN.includes(call));
  expect(ofTheSpecification, 'a new call is listed in OUR_OWN').toHaveLength(ROWS_OF_THE_SPECIFICATION);
});
