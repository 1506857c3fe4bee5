/** Exports of office for the other modules. */

export { peopleRoutes } from './people/people.routes.ts';
export { type How, JOBS, type Job, runOne } from './retention-overview/clearing.service.ts';
export { waitAgain } from './retention-overview/restored.service.ts';
export { retentionOverviewRoutes } from './retention-overview/retention-overview.routes.ts';
export { staffAddressRoutes } from './staff-address/staff-address.routes.ts';
export { statisticsRoutes } from './statistics/statistics.routes.ts';
export { studentWorkRoutes } from './student-work/student-work.routes.ts';
export { adminRoutes } from './students/admin.routes.ts';
export { putMark } from './system-health/marks.store.ts';
export { systemHealthRoutes } from './system-health/system-health.routes.ts';
export { troopsRoutes } from './troops/troops.routes.ts';
export { unsentMailsRoutes } from './unsent-mails/unsent-mails.routes.ts';
