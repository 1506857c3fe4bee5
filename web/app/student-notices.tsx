import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useAskedApart } from '#web/lib/own-clock.ts';
import { siteName } from '#web/lib/site.ts';
import { takeNewVersion, useNewVersion } from '#web/offline/app/app-version.ts';
import { useAskForStorage, useRisk } from '#web/offline/app/device-storage.ts';
import { ConflictList } from '#web/offline/queue/conflict-list.tsx';
import type { Contested } from '#web/offline/queue/conflicts.ts';
import { troubleWords } from '#web/offline/queue/trouble-words.ts';
import { useHiddenConflicts } from '#web/offline/queue/use-conflicts.ts';
import { useJobs, useLine, useOutbox } from '#web/offline/queue/use-outbox.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { usePressOver } from '#web/ui/use-press-over.ts';
import * as conflicts from '#words/platform/conflicts.ts';
import * as frame from '#words/platform/frame.ts';
import * as words from '#words/platform/notices.ts';
import { ClockQuestion } from './clock-question.tsx';
import { paths } from './paths.ts';

/** The app's notices about itself, above the screen: one at a time, the most urgent first. */
export function StudentNotices() {
  useAskForStorage();
  const [path] = useLocation();
  const risk = useRisk();
  const line = useLine();
  const isAnythingUnsent = useJobs().length > 0;
  const trouble = isAnythingUnsent && path !== paths.waiting() ? troubleWords(line) : null;
  // By plain http the device has at least what is typed.
  const keepsNothing = !useOutbox().keeps && window.isSecureContext;
  const isNewVersionReady = useNewVersion();
  const apart = useAskedApart();
  const contested = useHiddenConflicts();
  const [isChoosing, setChoosing] = useState(false);
  if (contested.length > 0 || isChoosing) {
    return <TwoVersions contested={contested} isOpen={isChoosing} onOpenChange={setChoosing} />;
  }
  if (apart !== null) {
    return (
      <Notice>
        <ClockQuestion apart={apart} />
      </Notice>
    );
  }
  // Not above a form in which a child writes: it would move away.
  if (risk === 'week' && path === paths.home()) return <AtRisk {...words.forgotten} />;
  if (risk === 'room' && path !== paths.waiting()) return <AtRisk {...words.atRisk} />;
  if (trouble) return <Trouble {...trouble} />;
  if (keepsNothing) return <UnkeptWindow />;
  if (isNewVersionReady) return <NewVersion />;
  return null;
}

/** It pushes the screen down, and so waits for a press that is under way. */
function Notice({ children }: { children: ReactNode }) {
  const isPressOver = usePressOver();
  if (!isPressOver) return null;
  return (
    <aside
      aria-label={words.about(siteName)}
      className="mx-auto w-full max-w-6xl px-gutter py-3 print:hidden"
    >
      {children}
    </aside>
  );
}

type TwoVersionsProps = {
  contested: readonly Contested[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** PRODUCT.md#two-devices: what was written here and elsewhere too, where no form is open in which it is seen. */
function TwoVersions({ contested, isOpen, onOpenChange }: TwoVersionsProps) {
  const isOfNotes = contested.every(({ conflict }) => 'notes' in conflict.theirs);
  return (
    <Notice>
      {contested.length > 0 && (
        <Alert title={isOfNotes ? words.twoVersions.ofNotes : words.twoVersions.ofOthers}>
          <p>{words.twoVersions.text}</p>
          <Button variant="secondary" size="sm" className="mt-2" onClick={() => onOpenChange(true)}>
            {words.twoVersions.look}
          </Button>
        </Alert>
      )}
      <Dialog
        open={isOpen}
        onOpenChange={onOpenChange}
        title={contested.length > 0 ? conflicts.whichOne : words.allChosen.title}
        description={contested.length > 0 ? words.wroteOnTwo : words.allChosen.text}
        size="lg"
        footer={
          <DialogClose>
            <Button variant="secondary">{frame.close}</Button>
          </DialogClose>
        }
      >
        <ul className="grid gap-6">
          {contested.map(({ key, label, about }) => (
            <li key={key} className="grid gap-2">
              <p className="font-semibold">{label}</p>
              <ConflictList about={about} />
            </li>
          ))}
        </ul>
      </Dialog>
    </Notice>
  );
}

function AtRisk({ title, text }: { title: string; text: string }) {
  return (
    <Notice>
      <Alert tone="warning" title={title}>
        {text}{' '}
        <Link href={paths.waiting()} className="link">
          {words.seeWhatWaits}
        </Link>
      </Alert>
    </Notice>
  );
}

/** Such as a private one. */
function UnkeptWindow() {
  return (
    <Notice>
      <Alert title={words.unkeptWindow.title}>
        <p>{words.unkeptWindow.text}</p>
      </Alert>
    </Notice>
  );
}

/** The line is good and nothing gets through: the child must not think it has to mend that. */
function Trouble({ title, text }: { title: string; text: string }) {
  return (
    <Notice>
      <Alert tone="warning" live title={title}>
        {text}
      </Alert>
    </Notice>
  );
}

function NewVersion() {
  const [isTaking, setTaking] = useState(false);
  const take = () => {
    setTaking(true);
    void takeNewVersion();
  };
  return (
    <Notice>
      <Alert live title={words.newVersion.title}>
        <p>{words.newVersion.text}</p>
        <Button
          variant="secondary"
          size="sm"
          className="mt-2"
          pending={isTaking}
          pendingText={words.opening}
          onClick={take}
        >
          {words.newVersion.use}
        </Button>
      </Alert>
    </Notice>
  );
}
