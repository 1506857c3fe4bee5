import { MoreVertical, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { Project } from '#domain/contract/projects.ts';
import { TOTAL_STEPS } from '#domain/limits.ts';
import { progressPercent, statusLabel } from '#domain/rules/project.ts';
import { paths } from '#web/app/paths.ts';
import { isUnauthorized } from '#web/lib/call.ts';
import { showDate } from '#web/lib/dates.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { buttonClass, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { TreeDrawing } from '#web/ui/trees/tree-drawing.tsx';
import { useCompletedSteps, useDeleteProject } from './projects.queries.ts';

const STATUS_TONES: Readonly<Record<string, BadgeTone>> = { completed: 'done', in_progress: 'active' };
const REOPENED_AT_STEP = 4;

/** One project on the dashboard (§2.5). */
export function ProjectCard({ project, onDeleted }: { project: Project; onDeleted: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const done = useCompletedSteps(project);
  return (
    <Card
      as="article"
      look="notebook"
      aria-labelledby={`project-${project.id}`}
      className="flex flex-col gap-4"
    >
      <div className="flex items-start justify-between gap-2">
        <h2 id={`project-${project.id}`} className="min-w-0 text-xl">
          {project.name}
        </h2>
        <Menu
          trigger={
            <IconButton
              label={`Menu of ${project.name}`}
              icon={<MoreVertical className="size-5" />}
              className="-my-1.5 -mr-2"
            />
          }
        >
          <MenuItem
            danger
            icon={<Trash2 aria-hidden="true" className="size-5" />}
            onSelect={() => setAsking(true)}
          >
            Delete Project
          </MenuItem>
        </Menu>
      </div>
      <div>
        <Badge tone={STATUS_TONES[project.status] ?? 'neutral'}>{statusLabel(project.status)}</Badge>
      </div>
      <Progress
        label="Progress"
        value={progressPercent(done, project.totalSteps)}
        valueText={`${done}/${project.totalSteps} steps`}
        segments={TOTAL_STEPS}
      />
      <div className="grid gap-1 text-ink-soft text-sm">
        {project.selectedSpecies && (
          <>
            <TreeDrawing
              scientificName={project.selectedSpecies.scientificName}
              className="mb-2 w-full max-w-52 justify-self-center"
            />
            <p>Tree: {project.selectedSpecies.commonName}</p>
          </>
        )}
        {project.location && <p>Location: {project.location}</p>}
        <p>Created: {showDate(project.createdAt)}</p>
      </div>
      <ProjectLinks project={project} />
      <DeleteProjectDialog
        project={project}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onDeleted={onDeleted}
      />
    </Card>
  );
}

function ProjectLinks({ project }: { project: Project }) {
  return (
    <div className="mt-auto grid gap-2">
      {project.status === 'completed' ? (
        <>
          <Link href={paths.complete(project.id)} className={buttonClass({ wide: true })}>
            View Report
          </Link>
          <Link
            href={paths.step(project.id, REOPENED_AT_STEP)}
            className={buttonClass({ variant: 'secondary', wide: true })}
          >
            Continue Project
          </Link>
        </>
      ) : (
        <Link href={paths.project(project.id)} className={buttonClass({ wide: true })}>
          Continue Documentation
        </Link>
      )}
    </div>
  );
}

type DeleteProjectDialogProps = {
  project: Project;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDeleted: () => void;
};

function DeleteProjectDialog({ project, isOpen, onOpenChange, onDeleted }: DeleteProjectDialogProps) {
  const remove = useDeleteProject();
  const confirm = async () => {
    try {
      // By the time this is over the card, and this dialog with it, is gone from the list.
      await remove.mutateAsync(project.id);
      toast({ title: 'Success', description: 'Project deleted successfully' });
      onDeleted();
    } catch (error) {
      if (isUnauthorized(error)) return;
      toast({ title: 'Error', description: 'Failed to delete project', variant: 'destructive' });
    }
  };
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title="Delete Project"
      body={`Are you sure you want to delete "${project.name}"? This action cannot be undone.`}
      confirmLabel="Delete Project"
      pendingText="Deleting..."
      danger
      pending={remove.isPending}
      onConfirm={confirm}
    />
  );
}
