import { ClipboardList, MapPin, MoreVertical, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { ProjectGlance } from '#domain/contract/glances.ts';
import type { Project } from '#domain/contract/projects.ts';
import { countedContents } from '#domain/rules/next-action.ts';
import { paths } from '#web/app/paths.ts';
import { isUnauthorized } from '#web/lib/call.ts';
import { deletedProjectDays } from '#web/lib/site.ts';
import { IconButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { latePart } from '#web/ui/late-part.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useDeleteProject } from './projects.queries.ts';

const ProjectNameDialog = latePart(
  async () => (await import('./project-fields-dialog.tsx')).ProjectNameDialog,
);
const ProjectPlaceDialog = latePart(
  async () => (await import('./project-fields-dialog.tsx')).ProjectPlaceDialog,
);

type Asked = 'name' | 'place' | 'deletion';

export type ProjectMenuButtonProps = {
  project: Project;
  glance: ProjectGlance | undefined;
  onDeleted: () => void;
};

/** The menu of a card: its name, its place, its report with the hours as far as it has come, and to delete it. */
export function ProjectMenuButton({ project, glance, onDeleted }: ProjectMenuButtonProps) {
  const [asked, setAsked] = useState<Asked>();
  const [, navigate] = useLocation();
  const turn = (what: Asked) => (isOpen: boolean) => setAsked(isOpen ? what : undefined);
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={`Menu of ${project.name}`}
            icon={<MoreVertical className="size-5" />}
            className="-my-1.5 -mr-2"
          />
        }
      >
        <MenuItem icon={<Pencil aria-hidden="true" className="size-5" />} onSelect={() => setAsked('name')}>
          Name your tree
        </MenuItem>
        <MenuItem icon={<MapPin aria-hidden="true" className="size-5" />} onSelect={() => setAsked('place')}>
          Say where it grows
        </MenuItem>
        <MenuItem
          icon={<ClipboardList aria-hidden="true" className="size-5" />}
          onSelect={() => navigate(paths.complete(project.id))}
        >
          Report and hours
        </MenuItem>
        <MenuItem
          danger
          icon={<Trash2 aria-hidden="true" className="size-5" />}
          onSelect={() => setAsked('deletion')}
        >
          Delete Project
        </MenuItem>
      </Menu>
      {asked === 'name' && <ProjectNameDialog project={project} onOpenChange={turn('name')} />}
      {asked === 'place' && <ProjectPlaceDialog project={project} onOpenChange={turn('place')} />}
      <DeletionDialog
        project={project}
        glance={glance}
        isOpen={asked === 'deletion'}
        onOpenChange={turn('deletion')}
        onDeleted={onDeleted}
      />
    </>
  );
}

type DeletionDialogProps = ProjectMenuButtonProps & {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

function DeletionDialog({ project, glance, isOpen, onOpenChange, onDeleted }: DeletionDialogProps) {
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
  const contents = glance ? countedContents(glance) : '';
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title="Delete Project"
      body={
        <>
          <p className="wrap-anywhere">
            {`Are you sure you want to delete "${project.name}"? This action cannot be undone.`}
          </p>
          {contents && (
            <p className="mt-3">
              All that is in it goes too: <strong>{contents}</strong>
            </p>
          )}
          {deletedProjectDays > 0 && (
            <p className="mt-3">
              {`Change your mind within ${deletedProjectDays === 1 ? 'a day' : `${deletedProjectDays} days`}? Look under "Recently deleted" below your projects.`}
            </p>
          )}
        </>
      }
      confirmLabel="Delete Project"
      pendingText="Deleting..."
      danger
      pending={remove.isPending}
      onConfirm={confirm}
    />
  );
}
