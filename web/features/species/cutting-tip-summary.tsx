import type { Species } from '#domain/contract/species/species.ts';
import { CUTTING_LENGTH_INCHES } from '#domain/limits.ts';
import { lengthBesideGuide } from '#domain/rules/species/cutting-length.ts';
import * as words from '#words/species/species.ts';

/** The tip of a tree; where it wants other cuttings than the guide says, that they are an exception. */
export function CuttingTipSummary({ species }: { species: Species }) {
  const beside = lengthBesideGuide(species);
  return (
    <>
      {species.cuttingTip} {beside && words.otherLength(...CUTTING_LENGTH_INCHES, beside)}
    </>
  );
}
