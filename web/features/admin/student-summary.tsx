import { ORGANIZATION_NAMES, ORGANIZATIONS } from '#domain/contract/accounts.ts';
import type { StudentCounts } from '#domain/contract/admin.ts';
import { Card } from '#web/ui/card.tsx';
import { LOCALE } from '#words/language.ts';

/** The four cards of §2.16: all students, and those of each organization. */
export function StudentSummary({ counts }: { counts: StudentCounts }) {
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      <Count name="Total Students" count={counts.total} />
      {ORGANIZATIONS.map((organization) => (
        <Count key={organization} name={ORGANIZATION_NAMES[organization]} count={counts[organization]} />
      ))}
    </dl>
  );
}

function Count({ name, count }: { name: string; count: number }) {
  return (
    <Card className="grid gap-1">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="font-semibold font-serif text-3xl tabular-nums">{count.toLocaleString(LOCALE)}</dd>
    </Card>
  );
}
