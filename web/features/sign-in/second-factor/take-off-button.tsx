import { useState } from 'react';
import type { Administrator } from '#domain/contract/office/people.ts';
import { failureSentence } from '#web/lib/failure-words.ts';
import { sayFailed } from '#web/parts/say-failed.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/sign-in/lost-phone.ts';
import { useTakeOffSecondFactor } from './second-factor.queries.ts';

/** Takes the authenticator app off another's account, after a question (PRODUCT.md#second-factor). */
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
        toast({ title: words.takenOff, description: words.withoutCode(name) });
      },
      onError: sayFailed(words.notTakenOff, words.failed),
    });
  return (
    <>
      <Button variant="quiet" size="sm" aria-label={words.lostNamed(name)} onClick={() => setAsking(true)}>
        {words.lost}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.question(name)}
        body={<p>{words.text(name)}</p>}
        confirmLabel={words.takeOff}
        danger
        pending={takeOff.isPending}
        pendingText={words.takingOff}
        onConfirm={confirm}
        failure={failureSentence(takeOff.error, words.failed)}
      />
    </>
  );
}
