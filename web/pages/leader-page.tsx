import { useLogout, useUser } from '#web/features/sign-in/accounts/accounts.queries.ts';
import { useLeaderHome } from '#web/features/troop/leader/leader.queries.ts';
import { LeaderAgreementCard } from '#web/features/troop/leader/leader-agreement-card.tsx';
import { LeaderMenuButton } from '#web/features/troop/leader/leader-menu-button.tsx';
import { TroopPanel } from '#web/features/troop/leader/troop-panel.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { EmptyState } from '#web/parts/empty-state.tsx';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { LoadError } from '#web/parts/load-error.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import * as words from '#words/troop/leader.ts';

const LivingJar = lazyPart(async () => (await import('#web/guides/living-jar.tsx')).LivingJar);

/** PRODUCT.md#what-a-leader-sees: a leader's troops at a glance. */
export default function LeaderPage() {
  useDocumentTitle(words.title);
  const { firstName, lastName } = useUser();
  const logout = useLogout();
  const home = useLeaderHome();
  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={words.subtitle(`${firstName} ${lastName}`)}
        actions={
          <LeaderMenuButton
            troops={home.data?.troops ?? []}
            isLeaving={logout.isPending}
            onLogOut={() => logout.mutate()}
          />
        }
      />
      <NeedsConnection what={words.toSeeScouts} />
      <Troops home={home} />
    </>
  );
}

function Troops({ home: { data, error, refetch } }: { home: ReturnType<typeof useLeaderHome> }) {
  if (error && !data) return <LoadError title={words.notLoaded} error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-48 w-full rounded-lg" />;
  if (data.undertaking.agreedAt === null) return <LeaderAgreementCard undertaking={data.undertaking} />;
  if (data.troops.length === 0) return <EmptyState {...words.noTroop} />;
  return (
    <div className="grid grid-cols-1 gap-12">
      {data.troops.map((troop, place) => (
        <TroopPanel key={troop.id} troop={troop} place={place} drawingOf={(jar) => <LivingJar jar={jar} />} />
      ))}
    </div>
  );
}
