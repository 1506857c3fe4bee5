import { PressRefusal } from '#web/parts/press-error.tsx';
import { sayFailed } from '#web/parts/say-failed.ts';
import { Button } from '#web/ui/button.tsx';
import * as words from '#words/family/families.ts';
import { usePrintLetters } from './families.queries.ts';

export type PrintLetterButtonProps = {
  troopId: string;
  /** The family's id. */
  of: string;
  /** The child's name, for people who do not see the row. */
  name: string;
};

/** Makes the letter of one family, also again where it was lost. A second press meanwhile makes none: it would end the link of the first. */
export function PrintLetterButton({ troopId, of, name }: PrintLetterButtonProps) {
  const printing = usePrintLetters();
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        pending={printing.isPending}
        pendingText={words.printing}
        aria-label={words.printLetterFor(name)}
        onClick={() =>
          printing.mutate({ troopId, of }, { onError: sayFailed(words.notPrinted, words.printFailed) })
        }
      >
        {words.printLetter}
      </Button>
      <PressRefusal error={printing.error}>{words.printFailed}</PressRefusal>
    </>
  );
}
