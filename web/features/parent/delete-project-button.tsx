import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { remedyFor } from '#web/lib/call.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { PageClosed, useDeleting } from './parent.queries.ts';

export type DeleteProjectButtonProps = { childId: string; project: { id: string; name: string } };

/** Deletes a project of a child, after a question. */
export function DeleteProjectButton({ childId, project }: DeleteProjectButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const { project: deletion } = useDeleting(childId);
  return (
    <>
      <Button
        variant="quiet"
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        onClick={() => setAsked(true)}
      >
        Delete this project
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={`Delete “${project.name}”?`}
        body="All its words and photos are gone for your child too. This cannot be undone."
        confirmLabel="Delete"
        danger
        pending={deletion.isPending}
        pendingText="Deleting..."
        onConfirm={() => deletion.mutate(project.id, { onSuccess: () => setAsked(false) })}
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
