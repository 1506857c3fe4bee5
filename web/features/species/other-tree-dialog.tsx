import { type ReactNode, useId } from 'react';
import * as z from 'zod/mini';
import { ProjectChange } from '#domain/contract/notebook/projects.ts';
import { OTHER_TREE_NAME_MAX } from '#domain/limits.ts';
import { OTHER_TREE } from '#domain/rules/species/other-tree.ts';
import { useForm } from '#web/parts/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { FieldError, TextField } from '#web/ui/field.tsx';
import * as fields from '#words/platform/fields.ts';
import * as words from '#words/species/other-tree.ts';

const NamedTree = z.required(z.pick(ProjectChange, { otherTree: true }));

export type OtherTreeDialogProps = {
  /** The field's first text: the words of the search. */
  name: string;
  onClose: () => void;
  /** Saves a choice; resolves to whether it was saved. */
  onChoose: (speciesId: string, otherTree: string) => Promise<boolean>;
  onChosen?: (() => void) | undefined;
  /** Why the last choice was not saved. */
  failure: string | undefined;
  /** Advice before cutting such a tree. */
  help: ReactNode;
};

/** PRODUCT.md#another-tree: a tree that is in no list gets the name that people call it by. */
export function OtherTreeDialog({ name, onClose, onChoose, onChosen, failure, help }: OtherTreeDialogProps) {
  const formId = useId();
  const form = useForm(NamedTree, {
    begin: { otherTree: name },
    save: async ({ otherTree }) => {
      if (!(await onChoose(OTHER_TREE, otherTree))) return;
      onClose();
      onChosen?.();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={words.title}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">{fields.cancel}</Button>
          </DialogClose>
          <Button type="submit" form={formId} pending={form.isSaving} pendingText={fields.saving}>
            {words.use}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate ref={form.root} onSubmit={form.submit} className="grid gap-4">
        <TextField
          label={words.name}
          hint={words.nameHint}
          required
          autoComplete="off"
          autoCapitalize="sentences"
          maxLength={OTHER_TREE_NAME_MAX}
          {...form.field('otherTree')}
        />
        {help}
        <FieldError isSilent>{failure}</FieldError>
      </form>
    </Dialog>
  );
}
