import { ClipboardList, MapPin, MoreVertical, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { ProjectGlance } from '#domain/contract/notebook/glances.ts';
import type { Project } from '#domain/contract/notebook/projects.ts';
import { paths } from '#web/app/paths.ts';
import { isUnauthorized } from '#web/lib/call.ts';
import { failureWords } from '#web/lib/failure-words.ts';
import { deletedProjectDays } from '#web/lib/site.ts';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { AwaitedWindow } from '#web/ui/awaited-window.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { success } from '#words/notebook/new-project.ts';
import * as words from '#words/notebook/projects.tsx';
import * as fields from '#words/platform/fields.ts';
import { useDeleteProject } from './projects.queries.ts';

const ProjectNameDialog = lazyPart(
  async () => (await import('./project-fields-dialog.tsx')).ProjectNameDialog,
  { meanwhile: <AwaitedWindow /> },
);
const ProjectPlaceDialog = lazyPart(
  async () => (await import('./project-fields-dialog.tsx')).ProjectPlaceDialog,
  { meanwhile: <AwaitedWindow /> },
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
            label={words.menuOf(project.name)}
            icon={<MoreVertical className="size-5" />}
            className="-my-1.5 -mr-2"
          />
        }
      >
        <MenuItem icon={<Pencil aria-hidden="true" className="size-5" />} onSelect={() => setAsked('name')}>
          {words.nameTree}
        </MenuItem>
        <MenuItem icon={<MapPin aria-hidden="true" className="size-5" />} onSelect={() => setAsked('place')}>
          {words.sayPlace}
        </MenuItem>
        <MenuItem
          icon={<ClipboardList aria-hidden="true" className="size-5" />}
          onSelect={() => navigate(paths.complete(project.id))}
        >
          {words.reportAndHours}
        </MenuItem>
        <MenuItem
          danger
          icon={<Trash2 aria-hidden="true" className="size-5" />}
          onSelect={() => setAsked('deletion')}
        >
          {words.remove}
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
      toast({ title: success, description: words.removed });
      onDeleted();
    } catch (error) {
      if (isUnauthorized(error)) return;
      toast({ title: fields.error, description: words.notRemoved, variant: 'destructive' });
    }
  };
  const contents = glance ? words.contents(glance) : '';
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={words.remove}
      body={
        <>
          <p className="wrap-anywhere">{words.areYouSure(project.name)}</p>
          {contents && <p className="mt-3">{words.goesToo(contents)}</p>}
          {deletedProjectDays > 0 && <p className="mt-3">{words.canComeBack(deletedProjectDays)}</p>}
        </>
      }
      confirmLabel={words.remove}
      pendingText={fields.deleting}
      danger
      pending={remove.isPending}
      onConfirm={confirm}
      failure={failureWords(remove.error, words.notRemoved)}
    />
  );
}
