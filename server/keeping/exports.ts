/** Exports of keeping for the other modules. */
export { deletionsRoutes } from './deletions/deletions.routes.ts';
export { countEmptyDrafts, endEmptyDrafts } from './deletions/empty-drafts.service.ts';
export { reconcileDeletions } from './deletions/replay.service.ts';
export { glanceAtProof } from './deletions/verify.service.ts';
export { listDue } from './due.service.ts';
export { holdsRoutes } from './holds/holds.routes.ts';
export { endHolds, shownHold } from './holds/holds.service.ts';
export { keepingRoutes } from './keeping.routes.ts';
export { countDue, keepTime } from './keeping.service.ts';
export { noteOutcome } from './letter-outcomes.service.ts';
export { forgetNotices } from './notices.store.ts';
export { countOrphanFiles, type Sweep, sweepOrphanFiles } from './orphan-files.service.ts';
export { privacyRoutes } from './privacy.routes.ts';
export { type Cleared, countWhatHasExpired, forgetWhatHasExpired } from './retention.service.ts';
export { listRuns, putRun, type Run } from './runs.store.ts';
