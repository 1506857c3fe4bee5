/** Exports of audit for the other modules. */
export {
  type AuditContext,
  hasAudit,
  hasLooked,
  insertAudit,
  listAudit,
  listDeedsOn,
  listExportsSince,
  NOBODY,
} from './audit.store.ts';
export { countGoneNames, forgetGoneNames } from './gone-names.service.ts';
export { forgottenDeeds } from './gone-names.store.ts';
