import { Download, RotateCw } from 'lucide-react';
import { useState } from 'react';
import type { NewProject } from '#domain/contract/notebook/projects.ts';
import { DiscardButton } from '#web/offline/queue/discard-button.tsx';
import { type Job, withAllInIt } from '#web/offline/queue/job.ts';
import { saveCopy } from '#web/offline/queue/save-copy.ts';
import { useJobs, useOutbox } from '#web/offline/queue/use-outbox.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import * as words from '#words/notebook/unsent-projects.ts';
import * as waiting from '#words/notebook/waiting.ts';
import * as fields from '#words/platform/fields.ts';
import { said } from '#words/sentences.ts';

export type UnsentProjectCardProps = {
  /** The creation that the server did not take. */
  job: Job;
  headingLevel: 1 | 2;
};

/** A project that is on this device only, since the server does not take it: why, and what can be done about it. */
export function UnsentProjectCard({ job, headingLevel }: UnsentProjectCardProps) {
  const outbox = useOutbox();
  const all = withAllInIt(job, useJobs());
  const [isTrying, setTrying] = useState(false);
  const Heading = `h${headingLevel}` as const;
  const { name } = job.body as NewProject;
  const tryAgain = () => {
    setTrying(true);
    void outbox.retryAll().finally(() => setTrying(false));
  };
  return (
    <Card
      as="article"
      look="notebook"
      aria-labelledby={`unsent-${job.about}`}
      className="flex flex-col gap-4"
    >
      <Heading id={`unsent-${job.about}`} className="min-w-0 text-xl">
        {name}
      </Heading>
      <div>
        <Badge tone="danger">{waiting.refused}</Badge>
      </div>
      <p className="wrap-anywhere">{job.parked && said(job.parked)}</p>
      <p className="text-ink-soft text-sm">{words.isSafe}</p>
      <div className="mt-auto grid gap-2">
        <Button
          icon={<RotateCw aria-hidden="true" className="size-5" />}
          pending={isTrying}
          onClick={tryAgain}
        >
          {fields.tryAgain}
        </Button>
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" className="size-5" />}
          onClick={() => saveCopy(all)}
        >
          {waiting.saveCopy}
        </Button>
        <DiscardButton job={job} name={name} variant="quiet" />
      </div>
    </Card>
  );
}
