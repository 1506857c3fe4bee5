import { useState } from 'react';
import { LETTERS_A_PRINT } from '#domain/limits.ts';
import { PressRefusal } from '#web/parts/press-error.tsx';
import { sayFailed } from '#web/parts/say-failed.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import * as words from '#words/family/families.ts';
import { usePrintLetters } from './families.queries.ts';

/** The next print of a troop. */
export type NextPrint = {
  readonly letters: number;
  /** Families left for the prints after it. */
  readonly left: number;
  /** Where they are made anew: the moment until which those before were printed, and whether some of them were made anew already. */
  readonly again?: { readonly until: string; readonly goesOn: boolean } | undefined;
};

export type TroopLettersButtonProps = {
  troopId: string;
  next: NextPrint;
  /** Called with the moment whose letters are made anew, once the first are. */
  onAgain: (until: string) => void;
};

/** Prints the letters that families wait for; once all are printed it prints them anew, and asks before, for those handed out die. */
export function TroopLettersButton({ troopId, next, onAgain }: TroopLettersButtonProps) {
  const printing = usePrintLetters();
  const [isAsking, setAsking] = useState(false);
  // The question stays while the list is read again.
  const [asked, setAsked] = useState(next);
  const { again } = next;
  const onError = sayFailed(words.notPrinted, words.printFailed);
  const press = () => {
    if (!again) return printing.mutate({ troopId }, { onError });
    setAsked(next);
    setAsking(true);
  };
  const confirm = () => {
    const { until } = asked.again ?? {};
    if (!until) return;
    printing.mutate(
      { troopId, again: until },
      // A print that lost a race must be asked anew.
      { onSuccess: () => onAgain(until), onError, onSettled: () => setAsking(false) },
    );
  };
  const isPart = asked.left > 0 || asked.again?.goesOn === true;
  const name = again?.goesOn ? words.printNextAgain(next.letters) : words.printAllAgain;
  return (
    <>
      {/* One button for both, so that the focus stays where the last letter was printed. */}
      <Button
        variant={again ? 'secondary' : 'primary'}
        pending={printing.isPending && !isAsking}
        pendingText={words.printing}
        onClick={press}
      >
        {again ? name : words.printLetters(next.letters)}
      </Button>
      <PressRefusal error={printing.error}>{words.printFailed}</PressRefusal>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.printAgainQuestion(asked.letters)}
        body={
          <div className="grid gap-3">
            <p>
              {isPart ? words.someEnd(LETTERS_A_PRINT, asked.letters) : words.allEnd}
              {asked.left > 0 && ` ${words.leftAgain(asked.left)}`}
            </p>
            <p>{words.oneLost}</p>
          </div>
        }
        confirmLabel={words.printAgain(asked.letters)}
        danger
        pending={printing.isPending}
        pendingText={words.printing}
        onConfirm={confirm}
      />
    </>
  );
}
