import type { UseQueryResult } from '@tanstack/react-query';
import type { ChildConsent } from '#domain/contract/child-consent.ts';
import type { Child } from '#domain/contract/parent.ts';
import { LoadError } from '#web/ui/load-error.tsx';
import * as words from '#words/parent-page.tsx';
import { ChildConsentPanel } from './child-consent-panel.tsx';
import { PagePartPanel } from './page-parts-panel.tsx';
import { PageClosed } from './parent.queries.ts';
import { PermissionsPanel } from './permissions-panel.tsx';

export type ConsentPartsPanelProps = { child: Child; consent: UseQueryResult<ChildConsent> };

/** What a parent agreed to for a child, and what she allows apart from it. */
export function ConsentPartsPanel({ child, consent: { data, error, refetch } }: ConsentPartsPanelProps) {
  const problem = error && !(error instanceof PageClosed) && (
    <LoadError title={words.partNotLoaded} error={error} onRetry={refetch} />
  );
  return (
    <>
      <PagePartPanel child={child} part="permissions">
        {data ? <PermissionsPanel child={child} consent={data} /> : problem}
      </PagePartPanel>
      <PagePartPanel child={child} part="consent">
        {data ? <ChildConsentPanel childId={child.id} consent={data} /> : problem}
      </PagePartPanel>
    </>
  );
}
