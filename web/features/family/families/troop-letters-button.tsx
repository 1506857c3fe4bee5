import { useState } from 'react';
import { LETTERS_A_PRINT } from '#domain/limits.ts';
import { sayFailed } from '#web/parts/say-failed.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import * as words from '#words/family/families.ts';
import { usePrintLetters } from './families.queries.ts';

/** What the next print of a troop has. */
export type NextPrint = {
  readonly letters: number;
  /** What of the same is left then for the prints after it. */
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
  // What was asked stands, though the list is read again meanwhile.
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
      // What failed because somebody else was faster has to be asked anew.
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
