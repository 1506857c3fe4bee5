import { Download } from 'lucide-react';
import { isContested } from '#web/offline/queue/conflicts.ts';
import { ThrowAwayButton } from '#web/offline/queue/discard-button.tsx';
import type { Job } from '#web/offline/queue/job.ts';
import { isOfDeleted } from '#web/offline/queue/of-deleted.ts';
import { saveCopy } from '#web/offline/queue/save-copy.ts';
import { useLeftDrafts } from '#web/offline/queue/use-left-drafts.ts';
import { useJobs, useOutbox } from '#web/offline/queue/use-outbox.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import * as words from '#words/notebook/unsent-projects.ts';
import * as waiting from '#words/notebook/waiting.ts';

/** Words left for a project that is gone, on this device only; nothing without any. */
export function LeftOfProjectCard({ projectId }: { projectId: string }) {
  const outbox = useOutbox();
  const isOfProject = (about: string, within: readonly string[]) =>
    about === projectId || within.includes(projectId);
  const all = useJobs();
  // A choice comes back with its project.
  const isLost = (job: Job) => job.does !== 'deletes' && !(isContested(job) && isOfDeleted(job, all));
  const jobs = all.filter((job) => isOfProject(job.about, job.within) && isLost(job));
  const { left, drop } = useLeftDrafts();
  // An earlier version of the app wrote down of what it would send only where that lies.
  const typed = (left ?? []).filter(({ about, job, within = job?.within ?? [] }) =>
    isOfProject(about, within),
  );
  if (jobs.length + typed.length === 0) return null;
  const throwAway = async () => {
    for (const job of jobs) await outbox.discard(job);
    for (const record of typed) await drop(record);
  };
  return (
    <Card as="section" aria-labelledby="left-of-project" className="mx-auto grid max-w-md gap-3 text-left">
      <h2 id="left-of-project" className="text-xl">
        {words.notLost}
      </h2>
      <p>{words.projectGone}</p>
      <ul className="list-disc pl-5">
        {[...jobs, ...typed].map(({ label }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be called the same, and nothing is kept in them.
          <li key={index} className="wrap-anywhere">
            {label}
          </li>
        ))}
      </ul>
      <div className="grid gap-2">
        <Button
          icon={<Download aria-hidden="true" className="size-5" />}
          onClick={() => saveCopy(jobs, typed)}
        >
          {waiting.saveCopy}
        </Button>
        <ThrowAwayButton
          variant="quiet"
          consequence={words.allGoes}
          onConfirm={() => void throwAway().catch(() => undefined)}
        />
      </div>
    </Card>
  );
}
