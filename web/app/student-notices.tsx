import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useLocalFlag } from '#web/lib/local-flag.ts';
import { siteName } from '#web/lib/site.ts';
import { takeNewVersion, useNewVersion } from '#web/offline/app-version.ts';
import { useAskForStorage, useIsAtRisk } from '#web/offline/device-storage.ts';
import { isInstalledByHand, useInstall } from '#web/offline/install-prompt.ts';
import { useJobs } from '#web/offline/use-outbox.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { paths } from './paths.ts';

/** What the app has to say about itself, above the screen: one thing at a time, the most pressing first. */
export function StudentNotices() {
  useAskForStorage();
  const [path] = useLocation();
  const isAtRisk = useIsAtRisk();
  const isNewVersionReady = useNewVersion();
  const isAnythingUnsent = useJobs().length > 0;
  if (isAtRisk && path !== paths.waiting()) return <AtRisk />;
  if (isNewVersionReady) return <NewVersion />;
  if (path === paths.home() && !isAnythingUnsent) return <InstallOffer />;
  return null;
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <aside aria-label={`About ${siteName}`} className="mx-auto w-full max-w-6xl px-gutter py-3 print:hidden">
      {children}
    </aside>
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

/** Where the browser can install the app, or a person can by hand; until it was turned down. */
function InstallOffer() {
  const install = useInstall();
  const [isOffered, setOffered] = useLocalFlag('showInstallOffer');
  if (!isOffered || !(install || isInstalledByHand())) return null;
  return (
    <Notice>
      <Alert title={`Take ${siteName} into the forest`}>
        <p>
          {install
            ? 'Put it on your home screen. Then you find it fast, with or without a connection.'
            : 'Tap Share, then "Add to Home Screen". Then you find it fast, with or without a connection.'}
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          {install && (
            <Button size="sm" onClick={install}>
              Install
            </Button>
          )}
          <Button variant="secondary" size="sm" onClick={() => setOffered(false)}>
            Not now
          </Button>
        </div>
      </Alert>
    </Notice>
  );
}
