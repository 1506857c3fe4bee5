import { useParams } from 'wouter';
import { paths } from '#web/app/paths.ts';
import { useFamilies } from '#web/features/family/families/families.queries.ts';
import { FamiliesPanel } from '#web/features/family/families/families-panel.tsx';
import { useUser } from '#web/features/sign-in/accounts/accounts.queries.ts';
import { useLeaderBack } from '#web/features/troop/leader/use-leader-back.ts';
import { CallError } from '#web/lib/call.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { EmptyState } from '#web/parts/empty-state.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import * as words from '#words/family/families.ts';
import { troopName } from '#words/office/troops.ts';

/** PRODUCT.md#invitations-of-families: families that a leader or an administrator invites to a troop. */
export default function FamiliesPage() {
  useDocumentTitle(words.title);
  const { troopId = '' } = useParams();
  const isLeader = useUser().role === 'leader';
  const { data, error } = useFamilies(troopId, undefined);
  const ofLeader = useLeaderBack();
  const back = isLeader ? (
    <BackLink {...ofLeader} />
  ) : (
    <BackLink href={paths.troops()}>{words.backToTroops}</BackLink>
  );
  if (error instanceof CallError && (error.status === 404 || error.status === 403))
    return <EmptyState headingLevel={1} {...words.notHere} action={back} />;
  return (
    <>
      <PageHeader title={words.title} subtitle={data ? troopName(data.troop) : ''} back={back} />
      <NeedsConnection what={words.toInvite} />
      <FamiliesPanel troopId={troopId} />
    </>
  );
}
