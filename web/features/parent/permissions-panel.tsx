import type { ChildConsent, ChildPermission } from '#domain/contract/child-consent.ts';
import type { Child } from '#domain/contract/parent.ts';
import { remedyFor } from '#web/lib/call.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import * as words from '#words/child-consent.tsx';
import * as page from '#words/parent-page.tsx';
import { useChoosingPermission } from './child-consent.queries.ts';
import { LeadersCard } from './leaders-card.tsx';
import { PageClosed } from './parent.queries.ts';

export type PermissionsPanelProps = { child: Child; consent: Pick<ChildConsent, 'permissions' | 'leaders'> };

/** §20: what a parent allows apart from the consent, each with its day, and each taken back with one press. */
export function PermissionsPanel({ child, consent: { permissions, leaders } }: PermissionsPanelProps) {
  return (
    <ul className="grid gap-4">
      {leaders && <LeadersCard child={child} leaders={leaders} />}
      {permissions.map((permission) => (
        <PermissionCard key={permission.kind} child={child} permission={permission} />
      ))}
    </ul>
  );
}

type PermissionCardProps = { child: Child; permission: ChildPermission };

function PermissionCard({ child, permission: { kind, since } }: PermissionCardProps) {
  const choosing = useChoosingPermission(child.id);
  const { title, text } = words.permitted[kind];
  const isGiven = since !== null;
  return (
    <Card as="li" className="grid justify-items-start gap-3">
      <h4>{title}</h4>
      <p>{text(child.firstName)}</p>
      {/* The one thing that changes with the press, and is told as it does. */}
      <p aria-live="polite" className="font-semibold">
        {isGiven ? words.allowedSince(showDateTime(since)) : words.notAllowed}
      </p>
      {isGiven || !child.stop ? (
        <Button
          variant="secondary"
          pending={choosing.isPending}
          pendingText={page.saving}
          onClick={() => choosing.mutate({ kind, isGiven: !isGiven })}
        >
          {isGiven ? words.takeBack : words.allow}
        </Button>
      ) : (
        <p className="text-ink-soft">{words.allowLater}</p>
      )}
      {choosing.isError && !(choosing.error instanceof PageClosed) && (
        <Alert live tone="danger">
          {remedyFor(choosing.error)}
        </Alert>
      )}
    </Card>
  );
}
