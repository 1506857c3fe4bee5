import { type Choice, type Contested, fieldsIn, withFields, without } from './conflicts.ts';
import type { Plan } from './job.ts';
import { thisDevice } from './this-device.ts';

/** Returns a waiting job without a chosen field; null if that was the last one. */
function withoutField(job: Contested, name: string): Contested | null {
  const { theirs, revision } = job.conflict;
  const left = without(theirs, [name]);
  if (Object.keys(left).length === 0) return null;
  return { ...withFields(job, without(fieldsIn(job), [name])), conflict: { theirs: left, revision } };
}

/** Plans the rest after a choice: other fields go on waiting, the chosen value is sent. */
export function planForChoice({ job, field, value }: Choice, key: string, device = thisDevice()): Plan {
  const left = withoutField(job, field);
  const drop = left ? [] : [job.seq];
  const change = left ? { change: left } : {};
  if (value === undefined) return { put: null, drop, ...change };
  const { seq: _, ...fresh } = withFields(job, { [field]: value });
  const body = { ...fresh.body, revision: job.conflict.revision, device };
  const put = { ...fresh, body, key, number: null, parked: null, conflict: null, queuedAt: Date.now() };
  return { put, drop, ...change };
}
