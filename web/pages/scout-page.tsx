import { IdCard, ThumbsUp, Wrench } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'wouter';
import type { ScoutDetails } from '#domain/contract/troop/leader.ts';
import { VERDICTS, type Verdict } from '#domain/contract/troop/reviews.ts';
import { answered } from '#domain/rules/platform/sentence.ts';
import { VERDICT_WORDS } from '#domain/rules/troop/reviews.ts';
import * as sentences from '#domain/rules/troop/sentences.ts';
import { ChildProjectCard } from '#web/features/family/parent/child-project-card.tsx';
import { SignInCardDialog } from '#web/features/sign-in/sign-in-cards/sign-in-card-dialog.tsx';
import { useScout } from '#web/features/troop/leader/leader.queries.ts';
import { ScoutSummary } from '#web/features/troop/leader/scout-summary.tsx';
import { useLeaderBack } from '#web/features/troop/leader/use-leader-back.ts';
import type { AskedReview } from '#web/features/troop/reviews/review-form.tsx';
import { useScoutReviews } from '#web/features/troop/reviews/reviewing.queries.ts';
import { ScoutReviewsPanel } from '#web/features/troop/reviews/scout-reviews-panel.tsx';
import { CallError } from '#web/lib/call.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { EmptyState } from '#web/parts/empty-state.tsx';
import { LoadError } from '#web/parts/load-error.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { troopName } from '#words/office/troops.ts';
import { said } from '#words/sentences.ts';
import * as leader from '#words/troop/leader.ts';
import { reviewed } from '#words/troop/reviews.ts';
import * as words from '#words/troop/scout.ts';

/** PRODUCT.md#what-a-leader-sees: a scout, as far as the parents said yes. */
export default function ScoutPage() {
  const { scoutId = '' } = useParams();
  const { data, error, refetch } = useScout(scoutId);
  useDocumentTitle(data ? data.name : words.tab);
  const back = <BackLink {...useLeaderBack()} />;
  // At once, whatever was shown before: a parent may have said no. Before the undertaking nobody is here either.
  if (error instanceof CallError && (error.status === 404 || error.status === 403))
    return <EmptyState headingLevel={1} {...words.notHere} action={back} />;
  if (error && !data)
    return (
      <>
        <PageHeader title={words.tab} back={back} />
        <LoadError title={words.notLoaded} error={error} onRetry={refetch} />
      </>
    );
  if (!data) return <Skeleton className="h-64 w-full rounded-lg" />;
  return (
    <>
      <PageHeader title={data.name} subtitle={troopName(data.troop)} back={back} />
      <NeedsConnection what={leader.toSeeScouts} />
      <Shown scout={data} />
    </>
  );
}

/** The child's own names of the projects, where the parents show them. */
function projectNames({ work }: ScoutDetails) {
  return (work ?? []).map(({ project: { id, name } }) => ({ id, name }));
}

function Shown({ scout }: { scout: ScoutDetails }) {
  const [isCardAsked, askCard] = useState(false);
  const [asked, ask] = useState<AskedReview | null>(null);
  const { projects, work, isOwnChild, cardProblem, cardProblemCode } = scout;
  return (
    <div className="grid gap-6">
      {projectNames(scout).length > 0 && (
        <VerdictButtons scoutId={scout.id} onPress={(verdict) => ask({ verdict })} />
      )}
      {cardProblem === null ? (
        <div>
          <Button
            variant="secondary"
            size="sm"
            icon={<IdCard aria-hidden="true" className="size-5" />}
            aria-haspopup="dialog"
            onClick={() => askCard(true)}
          >
            {words.signInCard}
          </Button>
        </div>
      ) : (
        <p className="text-ink-soft">
          {words.noCard(said(answered({ message: cardProblem, code: cardProblemCode })))}
        </p>
      )}
      {isCardAsked && <SignInCardDialog scout={scout} onClose={() => askCard(false)} />}
      {isOwnChild && <Alert tone="info">{said(sentences.ownChild)}</Alert>}
      {projects.length === 0 && <EmptyState title={words.noTree} text={words.noProject(scout.name)} />}
      {projects.map((project) => (
        <ScoutSummary key={project.projectId} project={project} />
      ))}
      {work === null
        ? projects.length > 0 && <p className="text-ink-soft">{words.progressOnly}</p>
        : // Without a project nothing stands below the heading.
          work.length > 0 && (
            <section aria-labelledby="work" className="grid gap-4">
              {/* The cards below begin with the fourth level, as on a parent's page. */}
              <h3 id="work" className="text-2xl">
                {words.work}
              </h3>
              <p className="text-ink-soft">{words.parentsSee}</p>
              {work.map((item) => (
                <ChildProjectCard key={item.project.id} work={item} />
              ))}
            </section>
          )}
      {projects.length > 0 && (
        <ScoutReviewsPanel
          scoutId={scout.id}
          scoutName={scout.name}
          projects={projectNames(scout)}
          asked={asked}
          onSent={() => ask(null)}
        />
      )}
    </div>
  );
}

const ICONS = { 'looks-good': ThumbsUp, 'please-fix': Wrench } as const;

/** Each leads to the form below the work, where something can be said at all. */
function VerdictButtons({ scoutId, onPress }: { scoutId: string; onPress: (verdict: Verdict) => void }) {
  const { data } = useScoutReviews(scoutId);
  if (!data || data.isToSay || data.reviewProblem !== null) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {VERDICTS.map((verdict) => {
        const Icon = ICONS[verdict];
        return (
          <Button
            key={verdict}
            variant="secondary"
            size="sm"
            icon={<Icon aria-hidden="true" className="size-5" />}
            onClick={() => onPress(verdict)}
          >
            {reviewed(VERDICT_WORDS[verdict])}
          </Button>
        );
      })}
    </div>
  );
}
