import { useState } from 'react';
import type { Administrator } from '#domain/contract/people.ts';
import { sayFailed } from '#web/lib/say-failed.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useTakeOffSecondFactor } from './second-factor.queries.ts';

/** Takes the authenticator app off another's account, after a question (§21.10). */
export function TakeOffButton({
  administrator: { id, firstName, lastName },
}: {
  administrator: Administrator;
}) {
  const [isAsking, setAsking] = useState(false);
  const takeOff = useTakeOffSecondFactor();
  const name = `${firstName} ${lastName}`;
  const confirm = () =>
    takeOff.mutate(id, {
      onSuccess: () => {
        setAsking(false);
        toast({ title: 'Taken Off', description: `${name} logs in without a code now` });
      },
      onError: sayFailed('Not Taken Off', 'The authenticator app could not be taken off'),
    });
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`Take the authenticator app off the account of ${name}`}
        onClick={() => setAsking(true)}
      >
        Lost phone
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Did ${name} lose the phone?`}
        body={
          <p>
            Then the authenticator app comes off the account: its sessions end, and the password alone logs
            in. Ask {name} in person or by telephone before. All administrators are told.
          </p>
        }
        confirmLabel="Take it off"
        danger
        pending={takeOff.isPending}
        pendingText="Taking off..."
        onConfirm={confirm}
      />
    </>
  );
}
