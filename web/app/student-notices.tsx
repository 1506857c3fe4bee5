import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { siteName } from '#web/lib/site.ts';
import { takeNewVersion, useNewVersion } from '#web/offline/app/app-version.ts';
import { useAskForStorage, useIsAtRisk } from '#web/offline/app/device-storage.ts';
import { ConflictList } from '#web/offline/queue/conflict-list.tsx';
import type { Contested } from '#web/offline/queue/conflicts.ts';
import { troubleWords } from '#web/offline/queue/trouble-words.ts';
import { useHiddenConflicts } from '#web/offline/queue/use-conflicts.ts';
import { useJobs, useLine } from '#web/offline/queue/use-outbox.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { paths } from './paths.ts';

/** What the app has to say about itself, above the screen: one thing at a time, the most pressing first. */
export function StudentNotices() {
  useAskForStorage();
  const [path] = useLocation();
  const isAtRisk = useIsAtRisk();
  const line = useLine();
  const isAnythingUnsent = useJobs().length > 0;
  const trouble = isAnythingUnsent && path !== paths.waiting() ? troubleWords(line) : null;
  const isNewVersionReady = useNewVersion();
  const contested = useHiddenConflicts();
  const [isChoosing, setChoosing] = useState(false);
  if (contested.length > 0 || isChoosing) {
    return <TwoVersions contested={contested} isOpen={isChoosing} onOpenChange={setChoosing} />;
  }
  if (isAtRisk && path !== paths.waiting()) return <AtRisk />;
  if (trouble) return <Trouble {...trouble} />;
  if (isNewVersionReady) return <NewVersion />;
  return null;
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <aside aria-label={`About ${siteName}`} className="mx-auto w-full max-w-6xl px-gutter py-3 print:hidden">
      {children}
    </aside>
  );
}

type TwoVersionsProps = {
  contested: readonly Contested[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** §12.11: what was written here and on another device too, where no form is open in which it is seen. */
function TwoVersions({ contested, isOpen, onOpenChange }: TwoVersionsProps) {
  const isOfNotes = contested.every(({ conflict }) => 'notes' in conflict.theirs);
  return (
    <Notice>
      {contested.length > 0 && (
        <Alert tone="warning" title={`Two versions of ${isOfNotes ? 'your notes' : 'what you wrote'}`}>
          <p>You wrote on two devices. Nothing is lost: both are kept until you choose.</p>
          <Button variant="secondary" size="sm" className="mt-2" onClick={() => onOpenChange(true)}>
            Look and choose
          </Button>
        </Alert>
      )}
      <Dialog
        open={isOpen}
        onOpenChange={onOpenChange}
        title={contested.length > 0 ? 'Which one do you want to keep?' : 'All done'}
        description={
          contested.length > 0 ? 'You wrote this on two devices.' : 'There is nothing left to choose.'
        }
        size="lg"
        footer={
          <DialogClose>
            <Button variant="secondary">Close</Button>
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

function AtRisk() {
  return (
    <Notice>
      <Alert tone="warning" title="Some of your work has waited for days">
        It is only on this device, and your browser may clear it when room runs out. Find a connection soon,
        or save a copy.{' '}
        <Link href={paths.waiting()} className="link">
          See what waits
        </Link>
      </Alert>
    </Notice>
  );
}

/** The line is good and nothing gets through: nobody is to think that it is hers to mend. */
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
      <Alert live title="A new version is ready">
        <p>Nothing you wrote gets lost.</p>
        <Button
          variant="secondary"
          size="sm"
          className="mt-2"
          pending={isTaking}
          pendingText="Opening..."
          onClick={take}
        >
          Use it now
        </Button>
      </Alert>
    </Notice>
  );
}
