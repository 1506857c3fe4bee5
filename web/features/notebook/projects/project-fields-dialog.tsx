import { type ReactNode, useEffect, useId } from 'react';
import * as z from 'zod/mini';
import { type Project, ProjectChange } from '#domain/contract/notebook/projects.ts';
import { isNewProjectName } from '#domain/rules/notebook/project.ts';
import { ConflictList } from '#web/offline/queue/conflict-list.tsx';
import { useConflicts, useShowsConflicts } from '#web/offline/queue/use-conflicts.ts';
import { sayFailed } from '#web/parts/say-failed.ts';
import { useForm } from '#web/parts/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { FieldError, TextField } from '#web/ui/field.tsx';
import * as words from '#words/notebook/project-fields.ts';
import * as fields from '#words/platform/fields.ts';
import { useProjectWords } from './use-project-words.ts';

const Name = z.pick(ProjectChange, { name: true });
const Place = z.pick(ProjectChange, { location: true });

export type ProjectFieldsDialogProps = {
  project: Project;
  onOpenChange: (isOpen: boolean) => void;
};

/** 'Name your tree': the name of a project. */
export function ProjectNameDialog({ project, onOpenChange }: ProjectFieldsDialogProps) {
  const texts = useProjectWords(project, 'name');
  const isUnnamed = isNewProjectName(texts.begin);
  const form = useForm(Name, {
    begin: { name: isUnnamed ? '' : texts.begin },
    save: async (data) => {
      await texts.save(data);
      onOpenChange(false);
    },
    onFailed: sayFailed(fields.error, words.nameNotSaved),
  });
  if (texts.asksFirst) return <ChoiceDialog project={project} onOpenChange={onOpenChange} />;
  return (
    <FieldsDialog title={words.nameTitle} form={form} onOpenChange={onOpenChange}>
      <TextField
        label={words.name}
        hint={words.nameHint}
        required
        autoComplete="off"
        placeholder={isUnnamed ? texts.begin : undefined}
        {...form.field('name')}
      />
    </FieldsDialog>
  );
}

/** Where a project is at home; empty is nowhere. */
export function ProjectPlaceDialog({ project, onOpenChange }: ProjectFieldsDialogProps) {
  const texts = useProjectWords(project, 'location');
  const form = useForm(Place, {
    begin: { location: texts.begin },
    save: async (data) => {
      await texts.save(data);
      onOpenChange(false);
    },
    onFailed: sayFailed(fields.error, words.placeNotSaved),
  });
  if (texts.asksFirst) return <ChoiceDialog project={project} onOpenChange={onOpenChange} />;
  return (
    <FieldsDialog title={words.placeTitle} form={form} onOpenChange={onOpenChange}>
      <TextField label={words.place} hint={words.placeHint} autoComplete="off" {...form.field('location')} />
    </FieldsDialog>
  );
}

/** A value from another device is chosen first (PRODUCT.md#two-devices). */
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
      title={words.whichOne}
      description={words.onTwoDevices}
      footer={
        <DialogClose>
          <Button variant="secondary">{words.close}</Button>
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
  form: Pick<ReturnType<typeof useForm>, 'root' | 'submit' | 'isSaving' | 'failure'>;
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
            <Button variant="secondary">{fields.cancel}</Button>
          </DialogClose>
          <Button type="submit" form={formId} pending={form.isSaving} pendingText={fields.saving}>
            {fields.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate ref={form.root} onSubmit={form.submit}>
        {children}
        <FieldError isSilent>{form.failure}</FieldError>
      </form>
    </Dialog>
  );
}
