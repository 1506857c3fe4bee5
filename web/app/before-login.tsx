import { hasEnded } from '#web/lib/ended-session.ts';
import type { Person } from '#web/lib/page-user.ts';
import { unsentOf } from '#web/offline/kept/device-owner.ts';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { SignedInElsewhere } from './handover.tsx';
import { HasEnded, WasIdle } from './shared-watch.tsx';

// It opens the device's database.
const UnsentHere = lazyPart(async () => (await import('./unsent-here.tsx')).UnsentHere);

/** Facts before a login: an idle shared device, an ended session, a quicker tab, or unsent work. */
export function BeforeLogin({ other }: { other: Person | null }) {
  const unsent = unsentOf();
  const wasIdle = new URLSearchParams(window.location.search).has('idle');
  return (
    <>
      {wasIdle && <WasIdle />}
      {!wasIdle && !other && hasEnded() && <HasEnded />}
      {other && <SignedInElsewhere as={other} />}
      {unsent && <UnsentHere of={unsent} />}
    </>
  );
}
