import type { Child } from '#domain/contract/parent.ts';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { useChildConsent } from './child-consent.queries.ts';
import { ChildConsentPanel } from './child-consent-panel.tsx';
import { PagePartPanel } from './page-parts-panel.tsx';
import { PageClosed } from './parent.queries.ts';
import { PermissionsPanel } from './permissions-panel.tsx';

/** What a parent agreed to for a child, and what she allows apart from it. */
export function ConsentPartsPanel({ child }: { child: Child }) {
  const { data, error, refetch, isPending } = useChildConsent(child.id);
  const meanwhile = isPending ? (
    <SkeletonGroup label="Loading...">
      <Skeleton className="h-24 w-full rounded-lg" />
    </SkeletonGroup>
  ) : (
    error &&
    !(error instanceof PageClosed) && (
      <LoadError title="This could not be loaded" error={error} onRetry={refetch} />
    )
  );
  return (
    <>
      <PagePartPanel child={child} part="permissions">
        {data ? <PermissionsPanel child={child} permissions={data.permissions} /> : meanwhile}
      </PagePartPanel>
      <PagePartPanel child={child} part="consent">
        {data ? <ChildConsentPanel childId={child.id} consent={data} /> : meanwhile}
      </PagePartPanel>
    </>
  );
}
