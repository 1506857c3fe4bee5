import type { Look } from '#domain/contract/parent.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { Collapsible } from '#web/ui/collapsible.tsx';

/** Who opened what of a child: administrators, and this page. */
export function LooksList({ looks }: { looks: readonly Look[] }) {
  return (
    <Collapsible headingLevel={3} title="Who looked">
      {looks.length === 0 ? (
        <p className="text-ink-soft">Nobody yet.</p>
      ) : (
        <ul className="grid gap-3">
          {looks.map(({ at, by, what }) => (
            <li key={`${at} ${by} ${what}`}>
              <p className="wrap-anywhere">
                {by}: {what}
              </p>
              <p className="text-ink-soft text-sm">{showDateTime(at)}</p>
            </li>
          ))}
        </ul>
      )}
    </Collapsible>
  );
}
