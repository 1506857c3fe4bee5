import { countsByOrganization, type StudentCounts } from '#domain/contract/office/admin.ts';
import { organizationOptions } from '#web/lib/organizations.ts';
import { Card } from '#web/ui/card.tsx';
import * as words from '#words/office/students.ts';
import { LOCALE } from '#words/platform/language.ts';

/**
 * The cards of PRODUCT.md#the-list-of-students: all students, and those of each organization that is offered or that
 * somebody has (PRODUCT.md#organizations).
 */
export function StudentSummary({ counts }: { counts: StudentCounts }) {
  const byOrganization = countsByOrganization(counts);
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2 sm:gap-3 lg:grid-cols-4">
      <Count name={words.totalStudents} count={counts.total} />
      {organizationOptions(...byOrganization.keys()).map(({ value, label }) => (
        <Count key={value} name={label} count={byOrganization.get(value) ?? 0} />
      ))}
    </dl>
  );
}

function Count({ name, count }: { name: string; count: number }) {
  return (
    <Card className="flex items-center justify-between gap-x-3 py-2 max-sm:px-3 sm:px-5 sm:py-3">
      <dt className="min-w-0 text-ink-soft text-sm leading-tight">{name}</dt>
      <dd className="shrink-0 font-semibold text-2xl tabular-nums max-sm:text-xl">
        {count.toLocaleString(LOCALE)}
      </dd>
    </Card>
  );
}
