import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { Job } from './job.ts';
import { useOutbox } from './use-outbox.ts';

export type DiscardButtonProps = Pick<ButtonProps, 'variant' | 'size'> & {
  job: Job;
  /** What it is, as a child would say. */
  name: string;
};

/** Throws away what the server does not take, once the child has said so twice. */
export function DiscardButton({ job, name, ...look }: DiscardButtonProps) {
  const outbox = useOutbox();
  const [isAsking, setAsking] = useState(false);
  const takesAllInIt = job.does === 'creates';
  return (
    <>
      <Button
        {...look}
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        onClick={() => setAsking(true)}
      >
        Throw it away
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Throw this away?"
        body={
          takesAllInIt
            ? `${name}, and all that you put into it and that is not sent yet, will be gone. This action cannot be undone.`
            : `${name} will not be sent and will be gone. This action cannot be undone.`
        }
        confirmLabel="Throw It Away"
        danger
        onConfirm={() => {
          setAsking(false);
          void outbox.discard(job);
        }}
      />
    </>
  );
}
