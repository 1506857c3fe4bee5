import type { UseMutationResult } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { remedyFor } from '#web/lib/call.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import * as words from '#words/child-work.ts';
import { PageClosed } from './parent.queries.ts';

export type DeleteWorkButtonProps = {
  id: string;
  /** What the button reads. */
  label: string;
  /** The question, and what goes with it. */
  title: string;
  goes: ReactNode;
  deletion: UseMutationResult<unknown, Error, string>;
};

/** Deletes a part of a child's work, after a question that counts what goes. */
export function DeleteWorkButton({ id, label, title, goes, deletion }: DeleteWorkButtonProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        // Its words begin where those above it do.
        className="-ml-[min(1.25rem,4vw)]"
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        onClick={() => setAsked(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={title}
        body={
          <div className="grid gap-2">
            <div>{goes}</div>
            <p>{words.nobodyBringsBack}</p>
          </div>
        }
        confirmLabel={words.deleteForGood}
        danger
        pending={deletion.isPending}
        pendingText={words.deleting}
        onConfirm={() => deletion.mutate(id, { onSuccess: () => setAsked(false) })}
      >
        {deletion.isError && !(deletion.error instanceof PageClosed) && (
          <Alert live tone="danger">
            {remedyFor(deletion.error)}
          </Alert>
        )}
      </ConfirmDialog>
    </>
  );
}
