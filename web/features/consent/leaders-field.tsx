import type { LeadersQuestion } from '#domain/contract/consent/consent.ts';
import { TROOP_CHOICES, type TroopChoice } from '#domain/rules/troop/troops.ts';
import { ChoicesField } from '#web/ui/choices-field.tsx';
import * as words from '#words/consent/leaders-question.ts';

export type LeadersFieldProps = {
  question: LeadersQuestion;
  childFirstName: string;
  value: TroopChoice | null;
  onChange: (value: TroopChoice) => void;
};

/**
 * PRODUCT.md#who-lets-a-leader-look: whether leaders of the child's troop may look. It may stay open, and then they may not.
 */
export function LeadersField({ question, childFirstName, value, onChange }: LeadersFieldProps) {
  return (
    <ChoicesField
      legend={words.question(question, childFirstName)}
      hint={words.mayStayOpen}
      choices={TROOP_CHOICES.map((answer) => ({ value: answer, ...words.answers[answer] }))}
      value={value}
      onChange={onChange}
    />
  );
}
