import { type ReactNode, useEffect, useId } from 'react';
import * as z from 'zod/mini';
import { type Project, ProjectChange } from '#domain/contract/projects.ts';
import { sayFailed } from '#web/lib/say-failed.ts';
import { useForm } from '#web/lib/use-form.ts';
import { ConflictList } from '#web/offline/queue/conflict-list.tsx';
import { useConflicts, useShowsConflicts } from '#web/offline/queue/use-conflicts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { useProjectWords } from './use-project-words.ts';

const Name = z.pick(ProjectChange, { name: true });
const Place = z.pick(ProjectChange, { location: true });

export type ProjectFieldsDialogProps = {
  project: Project;
  onOpenChange: (isOpen: boolean) => void;
};

/** 'Name your tree': the name of a project. */
export function ProjectNameDialog({ project, onOpenChange }: ProjectFieldsDialogProps) {
  const words = useProjectWords(project, 'name');
  const form = useForm(Name, {
    begin: { name: words.begin },
    save: async (data) => {
      await words.save(data);
      onOpenChange(false);
    },
    onFailed: sayFailed('Error', 'Failed to save the name'),
  });
  if (words.asksFirst) return <ChoiceDialog project={project} onOpenChange={onOpenChange} />;
  return (
    <FieldsDialog title="Name your tree" form={form} onOpenChange={onOpenChange}>
      <TextField
        label="Name"
        hint="Pick a name you like, such as Willy the willow."
        required
        autoComplete="off"
        {...form.field('name')}
      />
    </FieldsDialog>
  );
}

/** Where a project is at home; empty is nowhere. */
export function ProjectPlaceDialog({ project, onOpenChange }: ProjectFieldsDialogProps) {
  const words = useProjectWords(project, 'location');
  const form = useForm(Place, {
    begin: { location: words.begin },
    save: async (data) => {
      await words.save(data);
      onOpenChange(false);
    },
    onFailed: sayFailed('Error', 'Failed to save the place'),
  });
  if (words.asksFirst) return <ChoiceDialog project={project} onOpenChange={onOpenChange} />;
  return (
    <FieldsDialog title="Where does your tree grow?" form={form} onOpenChange={onOpenChange}>
      <TextField
        label="Place"
        hint="Like 'in the park' or 'behind our school'. Please leave out your street and house number."
        autoComplete="off"
        {...form.field('location')}
      />
    </FieldsDialog>
  );
}

/** What another device wrote too is chosen first (§12.11). */
function ChoiceDialog({ project, onOpenChange }: ProjectFieldsDialogProps) {
  useShowsConflicts(project.id);
  const isChosen = useConflicts(project.id).length === 0;
  useEffect(() => {
    if (isChosen) onOpenChange(false);
  }, [isChosen, onOpenChange]);
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title="Which one do you want to keep?"
      description="You wrote this on two devices."
      footer={
        <DialogClose>
          <Button variant="secondary">Close</Button>
        </DialogClose>
      }
    >
      <div className="grid gap-4">
        <ConflictList about={project.id} />
      </div>
    </Dialog>
  );
}

type FieldsDialogProps = {
  title: string;
  form: Pick<ReturnType<typeof useForm>, 'root' | 'submit' | 'isSaving'>;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
};

function FieldsDialog({ title, form, onOpenChange, children }: FieldsDialogProps) {
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      size="sm"
      title={title}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button type="submit" form={formId} pending={form.isSaving} pendingText="Saving...">
            Save
          </Button>
        </>
      }
    >
      <form id={formId} noValidate ref={form.root} onSubmit={form.submit}>
        {children}
      </form>
    </Dialog>
  );
}
