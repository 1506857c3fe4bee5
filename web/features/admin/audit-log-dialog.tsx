import { ScrollText } from 'lucide-react';
import type { AuditAction, AuditEntry } from '#domain/contract/admin.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { useAuditPages } from './admin.queries.ts';

/** What an administrator did, to be followed by on whom. */
const DEEDS: Readonly<Record<AuditAction, string>> = {
  'reset-password': 'set a new password for',
  'delete-user': 'deleted the account',
  'import-species': 'imported the species',
  'view-photo': 'looked at a photo of',
  'view-consent': 'looked at the consent record of',
  'correct-student': 'corrected the details of',
  'correct-parent-email': "corrected the parent's address of",
  'confirm-by-phone': 'confirmed by phone the consent for',
  'receive-form': 'received a signed form for',
  'view-form': 'looked at the signed form for',
  'view-certificate': 'made a certificate of the consent for',
  'send-mail-again': 'had a letter sent again to the family of',
  'view-guardians': 'looked at who the parents are of',
  'ask-block-guardian': 'asked to block a parent of',
  'block-guardian': 'blocked a parent of',
  'ask-unblock-guardian': 'asked to let a parent in again of',
  'unblock-guardian': 'let a parent in again of',
  'drop-guardian-request': 'dropped what was asked about a parent of',
  'export-students': 'exported the list of students',
  'log-in': 'logged in',
  'fail-to-log-in': 'failed to log in as',
  'create-first-admin': 'became the first administrator',
  'reset-admin': 'set a new password for the administrator',
  invite: 'invited',
  'take-back-invitation': 'took back the invitation of',
  'accept-invitation': 'accepted an invitation',
  'remove-admin': 'removed the administrator',
  'set-up-troop': 'set up',
  'change-troop': 'changed',
  'close-troop': 'closed',
  'add-leader': 'made a leader of a troop:',
  'remove-leader': 'took the troop from the leader',
  'agree-to-undertaking': 'agreed to the undertaking,',
  'view-scout': 'looked at the work of',
  'view-scout-photo': 'opened a photo of',
  'print-troop': 'printed or exported',
};

/** Who did what no administrator did. */
const OTHERS: Partial<Record<AuditAction, string>> = {
  'fail-to-log-in': 'Somebody',
  'reset-admin': 'Whoever runs the server',
};

/** The button 'Audit Log' and what it opens: who did what, when and on whom (§16.3). */
export function AuditLogDialog() {
  return (
    <Dialog
      size="lg"
      title="Audit Log"
      description="What administrators did, and what was done to their accounts, the latest first."
      trigger={
        <Button variant="secondary" icon={<ScrollText aria-hidden="true" className="size-5" />}>
          Audit Log
        </Button>
      }
      hideCloseIcon
      footer={
        <DialogClose>
          <Button>Close</Button>
        </DialogClose>
      }
    >
      <AuditLog />
    </Dialog>
  );
}

function AuditLog() {
  const { data, isPending, isError, isFetchNextPageError, ...log } = useAuditPages();
  if (isPending) {
    return (
      <SkeletonGroup label="Loading the audit log..." className="grid gap-4">
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
      </SkeletonGroup>
    );
  }
  const entries = data?.pages.flat() ?? [];
  return (
    <div className="grid justify-items-start gap-4">
      {data && entries.length === 0 && (
        <div className="w-full">
          <EmptyState
            headingLevel={3}
            title="Nothing has happened yet"
            text="Logins, exports, password resets, deletions, imports and looks at photos and consent records will stand here."
          />
        </div>
      )}
      <ol className="w-full divide-y divide-line">
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </ol>
      {log.hasNextPage && !isError && (
        <Button
          variant="secondary"
          pending={log.isFetchingNextPage}
          pendingText="Loading..."
          onClick={() => log.fetchNextPage()}
        >
          Show earlier
        </Button>
      )}
      {isError && (
        <LoadError
          title="The audit log could not be loaded."
          error={log.error}
          onRetry={isFetchNextPageError ? log.fetchNextPage : log.refetch}
        />
      )}
    </div>
  );
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  const { adminUsername, action, subjectLabel, happenedAt } = entry;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
      <span className="wrap-anywhere min-w-0">
        <strong>{adminUsername ?? OTHERS[action]}</strong> {DEEDS[action]}{' '}
        {subjectLabel && <strong>{subjectLabel}</strong>}
      </span>
      <time dateTime={happenedAt} className="text-ink-soft text-sm tabular-nums">
        {showDateTime(happenedAt)}
      </time>
    </li>
  );
}
