import { type ReactNode, useState } from 'react';
import type { Species } from '#domain/contract/species/species.ts';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { AwaitedWindow } from '#web/ui/awaited-window.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useOnceTrue } from '#web/ui/dialog.tsx';
import * as fields from '#words/platform/fields.ts';
import * as words from '#words/species/species.ts';

// With the map of the states it waits for its first look.
const LazySpeciesDialog = lazyPart(async () => (await import('./species-dialog.tsx')).SpeciesDialog, {
  meanwhile: <AwaitedWindow />,
  error: words.treeNotShown,
});

// Most trees are in the list.
const LazyOtherTreeDialog = lazyPart(async () => (await import('./other-tree-dialog.tsx')).OtherTreeDialog, {
  meanwhile: <AwaitedWindow />,
  error: words.nameNotAsked,
});

/**
 * PRODUCT.md#choosing-a-tree: which tree is looked at and which one is asked about, how one that is in no list begins,
 * and the ways to each.
 */
export function useChoice() {
  const [looking, look] = useState<Species | null>(null);
  const [asked, ask] = useState<Species | null>(null);
  const [naming, name] = useState<string | null>(null);
  return { looking, look, asked, ask, naming, name, isOpen: asked !== null || naming !== null };
}

export type ChooseSpeciesDialogProps = {
  choice: ReturnType<typeof useChoice>;
  isSaving: boolean;
  /** Why the last choice was not saved. */
  failure: string | undefined;
  /** Saves a choice; resolves to whether it was saved. */
  onChoose: (speciesId: string, otherTree?: string) => Promise<boolean>;
  onChosen?: () => void;
  /** Advice before cutting a tree that is in no list. */
  otherTreeHelp: ReactNode;
};

/** PRODUCT.md#choosing-a-tree: the closer look at a tree, and the question before it is chosen. */
export function ChooseSpeciesDialog(props: ChooseSpeciesDialogProps) {
  const { choice, isSaving, failure, onChoose, onChosen, otherTreeHelp } = props;
  const { looking, look, asked, ask, naming, name } = choice;
  const hasLooked = useOnceTrue(looking !== null);
  const confirm = async () => {
    if (!asked || !(await onChoose(asked.id))) return;
    ask(null);
    onChosen?.();
  };
  return (
    <>
      {hasLooked && (
        <LazySpeciesDialog
          species={looking}
          onClose={() => look(null)}
          onChoose={(species) => {
            look(null);
            ask(species);
          }}
        />
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => ask(null)}
        title={words.chooseNamed(asked?.commonName ?? '')}
        body={words.choosing}
        confirmLabel={words.confirm}
        pendingText={fields.saving}
        pending={isSaving}
        onConfirm={confirm}
        failure={failure}
      />
      {naming !== null && (
        <LazyOtherTreeDialog
          name={naming}
          onClose={() => name(null)}
          onChoose={onChoose}
          onChosen={onChosen}
          failure={failure}
          help={otherTreeHelp}
        />
      )}
    </>
  );
}
