/** All that is printed by the server, which does so in every language at once (words/documents.ts). */
export * as archive from './documents/archive.ts';
export * as blankForm from './documents/blank-form.ts';
export * as certificate from './documents/certificate.ts';
export * as hours from './documents/hours.ts';
export * as report from './documents/report.ts';
export * as sheet from './documents/sheet.ts';
export * as troop from './documents/troop.ts';
