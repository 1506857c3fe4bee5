import { useParams } from 'wouter';
import { troopName } from '#domain/rules/troops.ts';
import { paths } from '#web/app/paths.ts';
import { useUser } from '#web/features/accounts/accounts.queries.ts';
import { useFamilies } from '#web/features/families/families.queries.ts';
import { FamiliesPanel } from '#web/features/families/families-panel.tsx';
import { CallError } from '#web/lib/call.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';

/** §24: families that a leader or an administrator invites to a troop. */
export default function FamiliesPage() {
  useDocumentTitle('Families');
  const { troopId = '' } = useParams();
  const isLeader = useUser().role === 'leader';
  const { data, error } = useFamilies(troopId, undefined);
  const back = isLeader ? (
    <BackLink href={paths.leader()}>Back to your troop</BackLink>
  ) : (
    <BackLink href={paths.troops()}>Back to the troops</BackLink>
  );
  if (error instanceof CallError && (error.status === 404 || error.status === 403))
    return (
      <EmptyState
        headingLevel={1}
        title="This troop is not here"
        text="It may have been closed, or be another leader’s."
        action={back}
      />
    );
  return (
    <>
      <PageHeader title="Families" subtitle={data ? troopName(data.troop) : ''} back={back} />
      <NeedsConnection what="To invite families" />
      <FamiliesPanel troopId={troopId} />
    </>
  );
}
