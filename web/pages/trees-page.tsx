import type { MouseEvent } from 'react';
import { Redirect, useLocation, useParams, useRoute } from 'wouter';
import type { Project } from '#domain/contract/notebook/projects.ts';
import { OWN_SCREENS } from '#domain/rules/platform/screens.ts';
import detective from '#pictures/pictures-detective.svg?no-inline';
import noResults from '#pictures/pictures-no-results.svg?no-inline';
import { paths } from '#web/app/paths.ts';
import { useProject } from '#web/features/notebook/projects/projects.queries.ts';
import { useChooseTree } from '#web/features/notebook/projects/use-choose-tree.ts';
import { AllSpeciesBrowser } from '#web/features/species/all-species-browser.tsx';
import { TREE_CHOSEN } from '#web/features/species/species-picker.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import * as words from '#words/species/species-search.ts';
import { notHere } from '#words/species/tree-detective.ts';
import { LazyOtherTreeHelp } from './step/lazy-other-tree-help.tsx';

const HALF = { width: 200, height: 150 } as const;

const DetectivePanel = lazyPart(
  async () => (await import('#web/features/species/detective-panel.tsx')).DetectivePanel,
  { meanwhile: <Skeleton className="h-96 w-full rounded-lg" />, error: notHere },
);

/** PRODUCT.md#choosing-a-tree: looking for the tree of a project among all, or by what a child sees outside. */
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
    otherTreeHelp: <LazyOtherTreeHelp />,
    onChosen: () => navigate(paths.step(project.id, 2), { replace: true, state: TREE_CHOSEN }),
  };
  return isDetective ? (
    <DetectivePanel
      {...choosing}
      pictures={{
        water: {
          near: <Picture from={detective} of="near-water" {...HALF} />,
          far: <Picture from={detective} of="far-from-water" {...HALF} />,
        },
        leaf: {
          long: <Picture from={detective} of="long-leaves" {...HALF} />,
          broad: <Picture from={detective} of="broad-leaves" {...HALF} />,
          leaflets: <Picture from={detective} of="leaflets" {...HALF} />,
          needles: <Picture from={detective} of="needles" {...HALF} />,
        },
        twig: {
          bends: <Picture from={detective} of="bending-twig" {...HALF} />,
          snaps: <Picture from={detective} of="snapped-twig" {...HALF} />,
        },
      }}
    />
  ) : (
    <AllSpeciesBrowser {...choosing} emptyIllustration={<Picture from={noResults} of="no-results" />} />
  );
}

/** To step 2 as it stood, for a child who came from there. */
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
