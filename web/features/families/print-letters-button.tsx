import { sayFailed } from '#web/lib/say-failed.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
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
    printing.mutate({ troopId, of }, { onError: sayFailed('Not Printed', 'The letters could not be made') });
  return <Button {...look} pending={printing.isPending} pendingText="Making letters..." onClick={print} />;
}
