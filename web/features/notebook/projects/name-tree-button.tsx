import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { AwaitedWindow } from '#web/ui/awaited-window.tsx';
import { Button } from '#web/ui/button.tsx';
import { nameTree } from '#words/notebook/projects.tsx';
import { useProject } from './projects.queries.ts';

const ProjectNameDialog = lazyPart(
  async () => (await import('./project-fields-dialog.tsx')).ProjectNameDialog,
  { meanwhile: <AwaitedWindow /> },
);

/** Opens the dialog in which a tree gets its name, where that stands on a screen. */
export function NameTreeButton({ projectId }: { projectId: string }) {
  const project = useProject(projectId).data;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={<Pencil className="size-5" />}
        onClick={() => setOpen(true)}
        className="-ml-3 justify-self-start print:hidden"
      >
        {nameTree}
      </Button>
      {isOpen && project && <ProjectNameDialog project={project} onOpenChange={setOpen} />}
    </>
  );
}
