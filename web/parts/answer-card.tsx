import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { isDeadLink, isNetworkError, remedyFor } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChoiceField } from '#web/ui/choice-field.tsx';
import { FieldError } from '#web/ui/field.tsx';
import * as words from '#words/platform/answers.ts';

export type AnswerCardProps<Outcome> = {
  token: string;
  answer: UseMutationResult<Outcome, Error, { token: string; agree: boolean }>;
  yes: ReactNode;
  no: ReactNode;
  /** Questions beside a yes. */
  ifYes?: ReactNode;
  /** The effect of a no, told before it is sent. */
  ifNo: ReactNode;
  /** Said at the answers where neither was chosen. */
  ifNone: string;
  /** The effect of no answer. */
  ifNothing: ReactNode;
  onAnswered: (outcome: Outcome) => void;
  /** The link was too old or used by then; `perhapsByThis` where an answer was sent before of which nothing was heard. */
  onDead: (perhapsByThis: boolean) => void;
};

/** Yes or no by the link of a letter. Neither answer is chosen for who reads it. */
export function AnswerCard<Outcome>(props: AnswerCardProps<Outcome>) {
  const { token, answer, yes, no, ifYes, ifNo, ifNone, ifNothing, onAnswered, onDead } = props;
  const [choice, setChoice] = useState<boolean | null>(null);
  const [failed, setFailed] = useState<{ problem: unknown } | 'no answer'>();
  const [isUnheard, setUnheard] = useState(false);
  const id = useId();
  const choose = (agree: boolean) => {
    setChoice(agree);
    setFailed(undefined);
  };
  const confirm = () => {
    if (choice === null) return setFailed('no answer');
    answer.mutate(
      { token, agree: choice },
      {
        onSuccess: onAnswered,
        onError: (problem) => {
          if (isDeadLink(problem)) return onDead(isUnheard);
          if (isNetworkError(problem)) setUnheard(true);
          setFailed({ problem });
        },
      },
    );
  };
  const error = failed === 'no answer' ? ifNone : failed && remedyFor(failed.problem);
  return (
    <Card>
      <fieldset className="grid min-w-0 gap-3" aria-describedby={error ? id : undefined}>
        <legend className="mb-3 font-semibold text-xl">{words.yourAnswer}</legend>
        <ChoiceField name="answer" isChosen={choice === true} onChoose={() => choose(true)}>
          {yes}
        </ChoiceField>
        <ChoiceField name="answer" isChosen={choice === false} onChoose={() => choose(false)}>
          {no}
        </ChoiceField>
        <FieldError id={id}>{error}</FieldError>
      </fieldset>
      {choice === true && ifYes && <div className="mt-8">{ifYes}</div>}
      {choice === false && <div className="mt-4">{ifNo}</div>}
      <div className="mt-6 grid gap-3">
        <Button size="lg" wide pending={answer.isPending} pendingText={words.sending} onClick={confirm}>
          {words.confirm}
        </Button>
        {ifNothing && <p className="text-ink-soft text-sm">{ifNothing}</p>}
      </div>
    </Card>
  );
}
