import { useEffect, useState } from 'react';
import { showDate } from '#web/lib/dates.ts';
import { isUnsentOf } from '#web/offline/kept/device-owner.ts';
import { isUnsent } from '#web/offline/queue/draft-records.ts';
import { deviceStore } from '#web/offline/queue/open-outbox.ts';
import { Alert } from '#web/ui/alert.tsx';
import * as others from '#words/platform/others-unsent.ts';
import * as words from '#words/platform/unsent.ts';

/**
 * Above the login page: the last user's session ended with unsent work, which waits here
 * (PRODUCT.md#what-a-device-keeps).
 */
export function UnsentHere({ of }: { of: string }) {
  const [unsent, setUnsent] = useState<{ name: string; count: number; goesAt?: number | undefined } | null>(
    null,
  );
  useEffect(() => {
    Promise.all([deviceStore.read(of), deviceStore.typedOf(of)]).then(
      ([{ jobs, goesAt }, typed]) => {
        const left = [...jobs, ...typed.filter(isUnsent)];
        const name = left.find(({ ownerName }) => ownerName)?.ownerName;
        if (name) setUnsent({ name, count: left.length, goesAt });
        else isUnsentOf(null);
      },
      // A device that cannot be read has nothing to tell.
      () => undefined,
    );
  }, [of]);
  if (!unsent) return null;
  const { name, count, goesAt } = unsent;
  return (
    <div className="mx-auto w-full max-w-6xl px-gutter pt-6">
      <Alert live tone="warning" title={`${name}: ${words.title(count)}`}>
        <p>
          {goesAt ? others.waitsUntil(name, showDate(new Date(goesAt).toISOString())) : others.waitsFor(name)}
        </p>
      </Alert>
    </div>
  );
}
