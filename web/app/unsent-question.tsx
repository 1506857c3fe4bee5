import { Download } from 'lucide-react';
import { useState } from 'react';
import type { DraftRecord } from '#web/offline/queue/draft-records.ts';
import { KEPT_FOR_OTHERS_DAYS } from '#web/offline/queue/others.ts';
import { saveCopy } from '#web/offline/queue/save-copy.ts';
import { useJobs, useLine, useOutbox } from '#web/offline/queue/use-outbox.ts';
import type { ConnectionState } from '#web/offline/queue/verdict.ts';
import { whenSent } from '#web/offline/queue/when-sent.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import * as frame from '#words/platform/frame.ts';
import * as unsent from '#words/platform/unsent.ts';
import * as words from '#words/platform/unsent-question.ts';

/** Reasons why a server responds and takes nothing. */
const WHY_NOT: Partial<Record<ConnectionState, string>> = {
  trouble: words.serverTrouble,
  full: words.serverFull,
};

/** Something that neither the server nor the device has: a photo that failed, or what is still on its way. */
export type Loss = 'photo' | 'unsent';
const LOSSES = { photo: words.photoNotSafe, unsent: words.notSafe };

export type UnsentQuestionProps = {
  isOpen: boolean;
  /** Drafts in forms that cannot be sent as they stand. */
  typed: readonly DraftRecord[];
  loses: Loss | null;
  /** Logs out, and leaves what waits on the device; also when nothing waits any more. */
  onLogOut: () => void;
  isLoggingOut: boolean;
  /** Nobody logs out. */
  onClose: () => void;
};

/** PRODUCT.md#what-a-device-keeps: before a student logs out, what is to become of what is on this device only. */
export function UnsentQuestion({
  isOpen,
  typed,
  loses,
  onLogOut,
  isLoggingOut,
  onClose,
}: UnsentQuestionProps) {
  const outbox = useOutbox();
  const [isLossSure, setLossSure] = useState(false);
  const [isSure, setSure] = useState(false);
  const throwAway = async () => {
    await outbox.discardAll();
    onLogOut();
  };
  // The next Log Out asks about it again.
  const close = () => {
    setLossSure(false);
    onClose();
  };
  if (loses && !isLossSure) {
    const isAll = outbox.jobs.length + typed.length === 0;
    return (
      <ConfirmDialog
        title={LOSSES[loses].title}
        body={LOSSES[loses].text}
        confirmLabel={words.logOutAnyway}
        open={isOpen}
        onOpenChange={close}
        danger
        pending={isLoggingOut}
        pendingText={frame.loggingOut}
        onConfirm={() => (isAll ? onLogOut() : setLossSure(true))}
      />
    );
  }
  return (
    <>
      <UnsentDialog
        isOpen={isOpen && !isSure}
        typed={typed}
        onClose={close}
        onKeep={onLogOut}
        onThrowAway={() => setSure(true)}
      />
      <ConfirmDialog
        title={unsent.forGood}
        body={words.willBeGone}
        confirmLabel={unsent.throwAway}
        open={isOpen && isSure}
        onOpenChange={() => setSure(false)}
        danger
        pending={isLoggingOut}
        pendingText={frame.loggingOut}
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
  // It went out by itself, since the line came back.
  if (count + typed.length === 0) {
    return (
      <Dialog
        open={isOpen}
        onOpenChange={onClose}
        size="lg"
        title={words.allSent.title}
        description={words.allSent.text}
        footer={<Button onClick={onKeep}>{frame.logOut}</Button>}
      />
    );
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      size="lg"
      title={unsent.title(count + typed.length)}
      description={words.isHereOnly(KEPT_FOR_OTHERS_DAYS)}
      footer={
        <>
          <Button variant="danger" onClick={onThrowAway}>
            {unsent.throwAway}
          </Button>
          <Button variant="secondary" onClick={onKeep}>
            {words.keep}
          </Button>
          {count > 0 && (
            <Button pending={sending === 'yes'} pendingText={words.sending} onClick={sendNow}>
              {words.send}
            </Button>
          )}
        </>
      }
    >
      {typed.length > 0 && <Alert title={words.notFinished.title}>{words.notFinished.text}</Alert>}
      {sending === 'failed' && (
        <Alert tone="warning" live title={words.notAllSent}>
          {WHY_NOT[line] ?? words.noConnection}
        </Alert>
      )}
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        icon={<Download aria-hidden="true" className="size-5" />}
        onClick={() => saveCopy(outbox.jobs, typed)}
      >
        {words.saveCopy}
      </Button>
    </Dialog>
  );
}
