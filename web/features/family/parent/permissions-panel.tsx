import type { UseQueryResult } from '@tanstack/react-query';
import type { ChildConsent, ChildPermission } from '#domain/contract/family/child-consent.ts';
import type { Child } from '#domain/contract/family/parent.ts';
import type { ReminderWish } from '#domain/contract/family/reminders.ts';
import { showDateTime } from '#web/lib/dates.ts';
import * as words from '#words/family/child-consent.tsx';
import { useChoosingPermission } from './child-consent.queries.ts';
import { LeadersCard } from './leaders-card.tsx';
import { PermissionCard, SwitchButton } from './permission-card.tsx';
import { ReminderPartPanel } from './reminder-part-panel.tsx';

export type PermissionsPanelProps = {
  child: Child;
  consent: Pick<ChildConsent, 'permissions' | 'leaders'>;
  wish: UseQueryResult<ReminderWish>;
};

/**
 * PRODUCT.md#permissions-and-what-we-keep: what a parent allows apart from the consent, each with its day, and each
 * taken back with one press.
 */
export function PermissionsPanel({ child, consent, wish }: PermissionsPanelProps) {
  const { permissions, leaders } = consent;
  return (
    <div className="grid grid-cols-1 gap-4">
      {leaders && <LeadersCard child={child} leaders={leaders} />}
      <ReminderPartPanel child={child} wish={wish} />
      {permissions.map((permission) => (
        <Permission key={permission.kind} child={child} permission={permission} />
      ))}
    </div>
  );
}

type PermissionProps = { child: Child; permission: ChildPermission };

function Permission({ child, permission: { kind, since } }: PermissionProps) {
  const choosing = useChoosingPermission(child.id);
  const { title, text } = words.permitted[kind];
  const isGiven = since !== null;
  return (
    <PermissionCard
      title={title}
      state={isGiven ? words.allowedSince(showDateTime(since)) : words.notAllowed}
      error={choosing.error}
      turn={
        isGiven || !child.stop ? (
          <SwitchButton
            isOn={isGiven}
            isPending={choosing.isPending}
            onPress={() => choosing.mutate({ kind, isGiven: !isGiven })}
          >
            {isGiven ? words.takeBack : words.allow}
          </SwitchButton>
        ) : (
          <p className="text-ink-soft">{words.allowLater}</p>
        )
      }
    >
      <p>{text(child.firstName)}</p>
    </PermissionCard>
  );
}
