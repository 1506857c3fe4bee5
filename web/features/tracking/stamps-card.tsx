import { type Recorded, stampsOf } from '#domain/rules/stamps.ts';
import { Card } from '#web/ui/card.tsx';
import { StampList } from './stamp-list.tsx';

/** The stamps of a project on its report (§15.6); nothing before the first. */
export function StampsCard({ recorded }: { recorded: Recorded }) {
  if (stampsOf(recorded).length === 0) return null;
  return (
    <Card as="section" aria-labelledby="stamps" className="grid gap-4 print:break-inside-avoid">
      <h2 id="stamps">Your Stamps</h2>
      <StampList recorded={recorded} />
    </Card>
  );
}
