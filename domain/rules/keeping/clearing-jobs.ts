const HOUR_MS = 60 * 60 * 1000;

/** Milliseconds between two runs of a job. */
export const EVERY_MS = { 'quarter-hour': HOUR_MS / 4, hour: HOUR_MS, day: 24 * HOUR_MS } as const;

/**
 * Jobs of the clearing in their order, in an operator's words, with their interval
 * (PRODUCT.md#what-goes-by-the-clock).
 */
export const CLEARING_JOBS = {
  expired: { does: 'Forget log-ins, links and records whose time is over', every: 'day' },
  consents: { does: 'End sign-ups and consents that nobody confirmed', every: 'day' },
  holds: { does: 'End holds whose day has come', every: 'hour' },
  deletions: { does: 'Delete accounts that a parent wants deleted', every: 'hour' },
  addresses: { does: "Write to a parent's other address once the week before is over", every: 'hour' },
  keeping: { does: 'Tell parents what will be deleted, and delete it on its day', every: 'hour' },
  reminders: { does: 'Remind parents of checks that are due', every: 'quarter-hour' },
  'audit-log': { does: 'Take the names of deleted accounts out of the audit log', every: 'day' },
  'deleted-projects': { does: 'Delete for good the projects that scouts have deleted', every: 'day' },
  'empty-drafts': { does: 'Delete entries that were opened and left empty', every: 'day' },
  'unfinished-deletions': { does: 'Finish deletions that were interrupted', every: 'hour' },
  'stray-files': { does: 'Delete files that belong to nothing', every: 'day' },
  'photo-room': { does: 'Add up how much room the photos take', every: 'day' },
  statistics: { does: 'Count what the statistics show, where that takes long', every: 'day' },
} as const satisfies Readonly<Record<string, { does: string; every: keyof typeof EVERY_MS }>>;
export type ClearingJob = keyof typeof CLEARING_JOBS;

export const CLEARING_JOB_NAMES = Object.keys(CLEARING_JOBS) as readonly ClearingJob[];
