import { type ReactNode, useState } from 'react';
import { useLogout } from '#web/features/accounts/accounts.queries.ts';
import { saveAllTyped } from '#web/lib/unsaved.ts';
import { useJobs, useOutbox } from '#web/offline/use-outbox.ts';
import { whenSent } from '#web/offline/when-sent.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { THROW_AWAY, unsentTitle } from './unsent-words.ts';

/**
 * Log Out of a student (§2.5, RULINGS 46): what is typed is saved first; what is on this device only is asked about.
 * `start` begins, `question` is to be shown.
 */
export function useLogOut(): { start: () => Promise<void>; question: ReactNode } {
  const outbox = useOutbox();
  const logout = useLogout();
  const [question, setQuestion] = useState<'none' | 'what' | 'sure'>('none');
  const start = async () => {
    await saveAllTyped();
    if (outbox.jobs.length === 0) logout.mutate();
    else setQuestion('what');
  };
  const throwAway = async () => {
    await outbox.discardAll();
    logout.mutate();
  };
  return {
    start,
    question: (
      <>
        <UnsentDialog
          isOpen={question === 'what'}
          onClose={() => setQuestion('none')}
          onKeep={() => logout.mutate()}
          onThrowAway={() => setQuestion('sure')}
        />
        <ConfirmDialog
          {...THROW_AWAY}
          open={question === 'sure'}
          onOpenChange={() => setQuestion('what')}
          danger
          pending={logout.isPending}
          pendingText="Logging out..."
          onConfirm={throwAway}
        />
      </>
    ),
  };
}

type UnsentDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Logs out, and leaves what waits on the device; also when nothing waits any more. */
  onKeep: () => void;
  onThrowAway: () => void;
};

function UnsentDialog({ isOpen, onClose, onKeep, onThrowAway }: UnsentDialogProps) {
  const outbox = useOutbox();
  const count = useJobs().length;
  const [sending, setSending] = useState<'no' | 'yes' | 'failed'>('no');
  const sendNow = async () => {
    setSending('yes');
    const isSent = await whenSent(outbox);
    setSending(isSent ? 'no' : 'failed');
    if (isSent) onKeep();
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title={unsentTitle(count)}
      description="This is saved on this device only. What you keep here is sent when you log in on this device again."
      footer={
        <>
          <Button variant="danger" onClick={onThrowAway}>
            Throw It Away
          </Button>
          <Button variant="secondary" onClick={onKeep}>
            Keep It on This Device
          </Button>
          <Button pending={sending === 'yes'} pendingText="Sending..." onClick={sendNow}>
            Send It Now
          </Button>
        </>
      }
    >
      {sending === 'failed' && (
        <Alert tone="warning" live title="Not everything could be sent">
          Check your connection, then try again.
        </Alert>
      )}
    </Dialog>
  );
}
