import type { UseQueryResult } from '@tanstack/react-query';
import type { ChildConsent } from '#domain/contract/family/child-consent.ts';
import type { Child, ChildDetails } from '#domain/contract/family/parent.ts';
import type { ReminderWish } from '#domain/contract/family/reminders.ts';
import { LoadError } from '#web/parts/load-error.tsx';
import * as words from '#words/family/parent-page.tsx';
import { ChildConsentPanel } from './child-consent-panel.tsx';
import { LooksList } from './looks-list.tsx';
import { PagePartPanel } from './page-parts-panel.tsx';
import { PageClosed } from './parent.queries.ts';
import { PermissionsPanel } from './permissions-panel.tsx';
import { useLeading } from './use-parent-place.ts';

export type ConsentPartsPanelProps = {
  child: Child;
  consent: UseQueryResult<ChildConsent>;
  wish: UseQueryResult<ReminderWish>;
  looks: ChildDetails['looks'] | undefined;
};

/** A parent's permissions, and below them the kept consent and the people who looked. */
export function ConsentPartsPanel({ child, consent, wish, looks }: ConsentPartsPanelProps) {
  const { data, error, refetch } = consent;
  const problem = error && !(error instanceof PageClosed) && (
    <LoadError title={words.partNotLoaded} error={error} onRetry={refetch} />
  );
  return (
    <>
      <PagePartPanel child={child} part="permissions">
        {data ? <PermissionsPanel child={child} consent={data} wish={wish} /> : problem}
      </PagePartPanel>
      <PagePartPanel child={child} part="kept">
        <PagePartPanel child={child} part="consent" isInner>
          {data ? <ChildConsentPanel childId={child.id} consent={data} /> : problem}
          <WayToStop childId={child.id} />
        </PagePartPanel>
        <PagePartPanel child={child} part="looks" isInner>
          {looks && <LooksList looks={looks} />}
        </PagePartPanel>
      </PagePartPanel>
    </>
  );
}

/** Whoever looks for the way to take the consent back looks beside it. */
function WayToStop({ childId }: { childId: string }) {
  const { lead } = useLeading();
  return (
    <p className="text-ink-soft">
      {words.takesConsentBack}{' '}
      <button type="button" className="link min-h-11" onClick={() => lead(childId, 'stop')}>
        {words.leadsToStop}
      </button>
    </p>
  );
}
