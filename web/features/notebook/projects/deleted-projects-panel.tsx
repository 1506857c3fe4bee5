import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { ListedProject } from '#domain/contract/notebook/projects.ts';
import { isUnauthorized } from '#web/lib/call.ts';
import { rightNow } from '#web/lib/dates.ts';
import { deletedProjectDays } from '#web/lib/site.ts';
import { PressError } from '#web/parts/press-error.tsx';
import { Button } from '#web/ui/button.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/notebook/deleted-projects.ts';
import * as fields from '#words/platform/fields.ts';
import { treeNamed } from '#words/species/tree-names.ts';
import { useRestoreProject } from './projects.queries.ts';

export type DeletedProjectsPanelProps = {
  projects: readonly ListedProject[];
  onRestored: (project: ListedProject) => void;
};

/** A child's deleted projects, which can be brought back (PRODUCT.md#deleted-projects). */
export function DeletedProjectsPanel({ projects, onRestored }: DeletedProjectsPanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Collapsible headingLevel={2} title={words.title(projects.length)} open={isOpen} onOpenChange={setOpen}>
      {/* Deleted projects are hidden from a search in the page until somebody looks here. */}
      {isOpen && (
        <>
          <p className="text-ink-soft">{words.whatFor}</p>
          <ul className="mt-3 grid">
            {projects.map((project) => (
              <DeletedProject key={project.id} project={project} onRestored={onRestored} />
            ))}
          </ul>
        </>
      )}
    </Collapsible>
  );
}

type DeletedProjectProps = { project: ListedProject } & Pick<DeletedProjectsPanelProps, 'onRestored'>;

function DeletedProject({ project, onRestored }: DeletedProjectProps) {
  const restore = useRestoreProject();
  const { name, selectedSpecies, deletedAt } = project;
  const bringBack = async () => {
    try {
      await restore.mutateAsync(project.id);
      toast({ title: words.isBack, description: words.isThereAgain(name) });
      onRestored(project);
    } catch (error) {
      if (isUnauthorized(error)) return;
      toast({ title: fields.error, description: words.notBack, variant: 'destructive' });
    }
  };
  const left = deletedAt && words.left(deletedAt, rightNow().getTime(), deletedProjectDays);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line py-3 not-first:border-t">
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p className="text-ink-soft text-sm">
          {[selectedSpecies && treeNamed(selectedSpecies.commonName), left].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Button
        variant="secondary"
        icon={<RotateCcw aria-hidden="true" className="size-5" />}
        aria-label={words.bringBackNamed(name)}
        pending={restore.isPending}
        pendingText={words.bringingBack}
        onClick={bringBack}
      >
        {words.bringBack}
      </Button>
      <PressError error={restore.error}>{words.notBack}</PressError>
    </li>
  );
}
