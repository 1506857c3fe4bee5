import { sayFailed } from '#web/lib/say-failed.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import * as words from '#words/families.ts';
import { usePrintLetters } from './families.queries.ts';

export type PrintLettersButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'aria-label' | 'children'> & {
  troopId: string;
  /** Of one family, by id; left out: of all that get no mail. */
  of?: string;
};

/** Makes letters and hands them to the downloads. A second press meanwhile makes none: it would end the links of the first. */
export function PrintLettersButton({ troopId, of, ...look }: PrintLettersButtonProps) {
  const printing = usePrintLetters();
  const print = () =>
    printing.mutate({ troopId, of }, { onError: sayFailed(words.notPrinted, words.printFailed) });
  return <Button {...look} pending={printing.isPending} pendingText={words.printing} onClick={print} />;
}
