import type { Person } from '#web/lib/believed-person.ts';
import { unsentOf } from '#web/offline/kept/kept-person.ts';
import { latePart } from '#web/ui/late-part.tsx';
import { SignedInElsewhere } from './handover.tsx';
import { WasIdle } from './shared-watch.tsx';

// It opens the device's database.
const UnsentHere = latePart(async () => (await import('./unsent-here.tsx')).UnsentHere);

/**
 * What is to be known before a login: that nobody touched a shared device, that another tab was quicker, or that something
 * unsent waits for one.
 */
export function BeforeLogin({ other }: { other: Person | null }) {
  const unsent = unsentOf();
  return (
    <>
      {new URLSearchParams(window.location.search).has('idle') && <WasIdle />}
      {other && <SignedInElsewhere as={other} />}
      {unsent && <UnsentHere of={unsent} />}
    </>
  );
}
