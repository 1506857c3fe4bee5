import { type ReactNode, useState } from 'react';
import * as words from '#words/species/species-search.ts';
import { ChooseSpeciesDialog, type ChooseSpeciesDialogProps, useChoice } from './choose-species-dialog.tsx';
import { SpeciesBrowser } from './species-browser.tsx';
import { openingFilter } from './use-trees-for-you.ts';

export type AllSpeciesBrowserProps = Omit<ChooseSpeciesDialogProps, 'choice'> & {
  /** The state that the browser opens with. */
  startState: string | null;
  emptyIllustration?: ReactNode;
};

/** PRODUCT.md#choosing-a-tree: the species browser with a screen to itself. */
export function AllSpeciesBrowser({ startState, emptyIllustration, ...choosing }: AllSpeciesBrowserProps) {
  const opening = openingFilter(startState);
  const [filter, setFilter] = useState(opening);
  const choice = useChoice();
  return (
    <>
      <h2 className="sr-only">{words.treesToChoose}</h2>
      <SpeciesBrowser
        filter={filter}
        opening={opening}
        onFilter={setFilter}
        lists
        onLook={choice.look}
        onChoose={choice.ask}
        onOther={choice.name}
        emptyIllustration={emptyIllustration}
      />
      <ChooseSpeciesDialog {...choosing} choice={choice} />
    </>
  );
}
