import { useLocalFlag } from '#web/lib/local-flag.ts';
import { siteName } from '#web/lib/site.ts';
import { useJobs } from '#web/offline/queue/use-outbox.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import * as words from '#words/platform/install.ts';
import { isInstalledByHand, useInstall } from './install-prompt.ts';

/**
 * Where the browser can install the app, or a person can by hand; until it was turned down. It stands at the foot of a
 * screen: the browser may make its offer known late, and what is above must not move for it.
 */
export function InstallOffer() {
  const install = useInstall();
  const [isOffered, setOffered] = useLocalFlag('showInstallOffer');
  const isAnythingUnsent = useJobs().length > 0;
  // On the home screen it begins empty: what waits here would seem to be lost.
  const isByHand = isInstalledByHand() && !isAnythingUnsent;
  if (!isOffered || !(install || isByHand)) return null;
  return (
    <Alert title={words.takeAlong(siteName)}>
      <p>{install ? words.putOnScreen : words.putByHand}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {install && (
          <Button size="sm" onClick={install}>
            {words.install}
          </Button>
        )}
        <Button variant="secondary" size="sm" onClick={() => setOffered(false)}>
          {words.notNow}
        </Button>
      </div>
    </Alert>
  );
}
