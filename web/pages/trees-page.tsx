import type { MouseEvent } from 'react';
import { Redirect, useLocation, useParams, useRoute } from 'wouter';
import type { Project } from '#domain/contract/projects.ts';
import { OWN_SCREENS } from '#domain/rules/screens.ts';
import { paths } from '#web/app/paths.ts';
import { useProject } from '#web/features/projects/projects.queries.ts';
import { useChooseTree } from '#web/features/projects/use-choose-tree.ts';
import { AllSpeciesBrowser } from '#web/features/species/all-species-browser.tsx';
import { TREE_CHOSEN } from '#web/features/species/species-picker.tsx';
import { lateIllustrations } from '#web/guides/late-illustrations.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { latePart } from '#web/ui/late-part.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import * as words from '#words/species-search.ts';
import { notHere } from '#words/tree-detective.ts';
import { LateOtherTreeHelp } from './step/late-other-tree-help.tsx';

const NoResults = lateIllustrations('when shown', () => import('#web/guides/illustrations/no-results.tsx'));
const Clue = lateIllustrations('when shown', () => import('#web/guides/illustrations/detective.tsx'));

const DetectivePanel = latePart(
  async () => (await import('#web/features/species/detective-panel.tsx')).DetectivePanel,
  { meanwhile: <Skeleton className="h-96 w-full rounded-lg" />, error: notHere },
);

/** §2.7: looking for the tree of a project among all, or by what a child sees outside. */
export default function TreesPage() {
  const { projectId = '' } = useParams();
  const [isDetective] = useRoute(OWN_SCREENS.detective);
  const title = isDetective ? words.detective : words.findTree;
  useDocumentTitle(title);
  const { data: project, isError } = useProject(projectId);
  // There stands what is wrong, and what to do about it.
  if (isError) return <Redirect to={paths.step(projectId, 2)} replace />;
  return (
    <>
      <PageHeader title={title} back={<BackToStep projectId={projectId} />} />
      {project && <Trees project={project} isDetective={isDetective} />}
    </>
  );
}

function Trees({ project, isDetective }: { project: Project; isDetective: boolean }) {
  const [, navigate] = useLocation();
  const { choose, isSaving, failure } = useChooseTree(project.id);
  const choosing = {
    startState: project.selectedState,
    isSaving,
    failure,
    onChoose: choose,
    otherTreeHelp: <LateOtherTreeHelp />,
    onChosen: () => navigate(paths.step(project.id, 2), { replace: true, state: TREE_CHOSEN }),
  };
  return isDetective ? (
    <DetectivePanel
      {...choosing}
      pictures={{
        water: {
          near: <Clue of="NearWaterIllustration" />,
          far: <Clue of="FarFromWaterIllustration" />,
        },
        leaf: {
          long: <Clue of="LongLeavesIllustration" />,
          broad: <Clue of="BroadLeavesIllustration" />,
          leaflets: <Clue of="LeafletsIllustration" />,
          needles: <Clue of="NeedlesIllustration" />,
        },
        twig: {
          bends: <Clue of="BendingTwigIllustration" />,
          snaps: <Clue of="SnappedTwigIllustration" />,
        },
      }}
    />
  ) : (
    <AllSpeciesBrowser {...choosing} emptyIllustration={<NoResults of="NoResultsIllustration" />} />
  );
}

/** To step 2 as it stood, where she came from there. */
function BackToStep({ projectId }: { projectId: string }) {
  const goBack = (event: MouseEvent) => {
    const depth: unknown = history.state?.depth;
    if (typeof depth !== 'number') return;
    event.preventDefault();
    history.go(-depth);
  };
  return (
    <BackLink href={paths.step(projectId, 2)} onClick={goBack}>
      {words.backToStep2}
    </BackLink>
  );
}
