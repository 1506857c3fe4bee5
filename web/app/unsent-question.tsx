import { Download } from 'lucide-react';
import { useState } from 'react';
import { KEPT_FOR_OTHERS_DAYS } from '#web/offline/queue/others.ts';
import { saveCopy } from '#web/offline/queue/save-copy.ts';
import { troubleWords } from '#web/offline/queue/trouble-words.ts';
import type { TypedRecord } from '#web/offline/queue/typed.ts';
import { useJobs, useLine, useOutbox } from '#web/offline/queue/use-outbox.ts';
import { whenSent } from '#web/offline/queue/when-sent.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { THROW_AWAY, unsentTitle } from './unsent-words.ts';

export type UnsentQuestionProps = {
  isOpen: boolean;
  /** What is typed in forms and cannot be sent as it stands. */
  typed: readonly TypedRecord[];
  /** Logs out, and leaves what waits on the device; also when nothing waits any more. */
  onLogOut: () => void;
  isLoggingOut: boolean;
  /** Nobody logs out. */
  onClose: () => void;
};

/** §17.4: before a student logs out, what is to become of what is on this device only. */
export function UnsentQuestion({ isOpen, typed, onLogOut, isLoggingOut, onClose }: UnsentQuestionProps) {
  const outbox = useOutbox();
  const [isSure, setSure] = useState(false);
  const throwAway = async () => {
    await outbox.discardAll();
    onLogOut();
  };
  return (
    <>
      <UnsentDialog
        isOpen={isOpen && !isSure}
        typed={typed}
        onClose={onClose}
        onKeep={onLogOut}
        onThrowAway={() => setSure(true)}
      />
      <ConfirmDialog
        {...THROW_AWAY}
        open={isOpen && isSure}
        onOpenChange={() => setSure(false)}
        danger
        pending={isLoggingOut}
        pendingText="Logging out..."
        onConfirm={throwAway}
      />
    </>
  );
}

type UnsentDialogProps = Pick<UnsentQuestionProps, 'isOpen' | 'typed'> & {
  onClose: () => void;
  /** Logs out, and leaves what waits on the device; also when nothing waits any more. */
  onKeep: () => void;
  onThrowAway: () => void;
};

function UnsentDialog({ isOpen, typed, onClose, onKeep, onThrowAway }: UnsentDialogProps) {
  const outbox = useOutbox();
  const count = useJobs().length;
  const line = useLine();
  const [sending, setSending] = useState<'no' | 'yes' | 'failed'>('no');
  const sendNow = async () => {
    setSending('yes');
    const isSent = await whenSent(outbox);
    setSending(isSent ? 'no' : 'failed');
    if (isSent && typed.length === 0) onKeep();
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      size="lg"
      title={unsentTitle(count + typed.length)}
      description={`This is saved on this device only. What you keep here is sent when you log in on this device again. It stays for ${KEPT_FOR_OTHERS_DAYS} days.`}
      footer={
        <>
          <Button variant="danger" onClick={onThrowAway}>
            Throw It Away
          </Button>
          <Button variant="secondary" onClick={onKeep}>
            Keep It on This Device
          </Button>
          {count > 0 && (
            <Button pending={sending === 'yes'} pendingText="Sending..." onClick={sendNow}>
              Send It Now
            </Button>
          )}
        </>
      }
    >
      {typed.length > 0 && (
        <Alert title="Something you typed is not finished">
          It cannot be sent as it is. Open its form and look for the box that needs your help, then save it.
        </Alert>
      )}
      {sending === 'failed' && (
        <Alert tone="warning" live title="Not everything could be sent">
          {troubleWords(line)?.title ?? 'Check your connection'}. You can try again, or save a copy.
        </Alert>
      )}
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        icon={<Download aria-hidden="true" className="size-5" />}
        onClick={() => saveCopy(outbox.jobs, typed)}
      >
        Save a Copy
      </Button>
    </Dialog>
  );
}
