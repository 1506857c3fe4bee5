/** All letters, for the server, which writes in every language at once (words/letters.ts). */
export * as consent from './letters/consent.ts';
export * as endings from './letters/endings.ts';
export * as families from './letters/families.ts';
export * as frame from './letters/frame.ts';
export * as keeping from './letters/keeping.ts';
export * as parentsPage from './letters/parents-page.ts';
export * as passwords from './letters/passwords.ts';
export * as reminders from './letters/reminders.ts';
export * as replacements from './letters/replacements.ts';
export * as reviews from './letters/reviews.ts';
export * as staff from './letters/staff.ts';
export * as troops from './office/troops.ts';
