/** What administrators and leaders alone see, in one file: each file of its own would be named in what every child loads. */
export { default as AuditLogPage } from '#web/pages/audit-log-page.tsx';
export { default as ImportSpeciesPage } from '#web/pages/import-species-page.tsx';
export { default as KeepingPage } from '#web/pages/keeping-page.tsx';
export { default as LeaderPage } from '#web/pages/leader-page.tsx';
export { default as PeoplePage } from '#web/pages/people-page.tsx';
export { default as ScoutPage } from '#web/pages/scout-page.tsx';
export { default as SecondFactorPage } from '#web/pages/second-factor-page.tsx';
export { default as SecurityPage } from '#web/pages/security-page.tsx';
export { default as TroopsPage } from '#web/pages/troops-page.tsx';
