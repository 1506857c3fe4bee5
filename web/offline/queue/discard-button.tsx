import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import * as words from '#words/platform/outbox.ts';
import type { Job } from './job.ts';
import { useOutbox } from './use-outbox.ts';

type Look = Pick<ButtonProps, 'variant' | 'size'>;

export type ThrowAwayButtonProps = Look & {
  /** The consequence in a sentence. */
  consequence: string;
  onConfirm: () => void;
};

/** Throws something away that is on this device only, once the child has said so twice. */
export function ThrowAwayButton({ consequence, onConfirm, ...look }: ThrowAwayButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        {...look}
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        onClick={() => setAsking(true)}
      >
        {words.throwAway}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.throwThisAway}
        body={words.gone(consequence)}
        confirmLabel={words.throwAwayForGood}
        danger
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
      />
    </>
  );
}

export type DiscardButtonProps = Look & {
  job: Job;
  /** Its name in a child's words. */
  name: string;
};

/** The same for what the server does not take. */
export function DiscardButton({ job, name, ...look }: DiscardButtonProps) {
  const outbox = useOutbox();
  const consequence = job.does === 'creates' ? words.allOfItGone(name) : words.itGone(name);
  return <ThrowAwayButton {...look} consequence={consequence} onConfirm={() => void outbox.discard(job)} />;
}
