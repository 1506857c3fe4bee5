import type { ResponseOf } from '#domain/contract/platform/endpoint.ts';
import { ResetAnswers, type startReset, type verifyReset } from '#domain/contract/sign-in/password-reset.ts';
import { STATE_OPTIONS } from '#web/lib/state-options.ts';
import { useForm } from '#web/parts/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import * as fields from '#words/platform/fields.ts';
import * as words from '#words/sign-in/password-reset.tsx';
import { useVerifyReset } from './password-reset.queries.ts';
import { StageCard } from './stage-card.tsx';
import { useStageError } from './use-stage-error.ts';

export type Questions = ResponseOf<typeof startReset>['questions'];

/** The response to right answers. */
export type Verified = ResponseOf<typeof verifyReset>;

export type IdentityFormProps = {
  username: string;
  questions: Questions;
  onBack: () => void;
  onVerified: (verified: Verified) => void;
};

/** Stage 2 of PRODUCT.md#password-reset: the questions that only the child and the family can answer. */
export function IdentityForm({ username, questions, onBack, onVerified }: IdentityFormProps) {
  const nothingYet = { username, troopNumber: '', parentFirstName: '', parentLastName: '', state: '' };
  const verify = useVerifyReset();
  const { error, clear, tell } = useStageError();
  const { field, root, submit, isSaving } = useForm(ResetAnswers, {
    begin: nothingYet,
    outcome: { reset: clear },
    save: async (answers) => {
      onVerified(await verify.mutateAsync(answers));
    },
    onFailed: (error) => tell(error, words.notVerified, words.noMatch),
  });

  return (
    <StageCard title={words.isItYou} focused>
      <p>{words.answer(username)}</p>
      <form noValidate ref={root} onSubmit={submit} className="grid gap-5">
        {questions.map((question) =>
          question.field === 'state' ? (
            <SelectField
              key={question.field}
              label={words.questions[question.field]}
              required
              placeholder={fields.chooseOne}
              options={STATE_OPTIONS}
              {...field(question.field)}
            />
          ) : (
            <TextField
              key={question.field}
              label={words.questions[question.field]}
              required
              autoComplete="off"
              {...field(question.field)}
            />
          ),
        )}
        {error && <Alert tone="danger">{error}</Alert>}
        <NeedsConnection what={words.toPick} />
        <Button type="submit" wide pending={isSaving} pendingText={words.verifying}>
          {words.verify}
        </Button>
        <Button variant="quiet" wide onClick={onBack}>
          {fields.back}
        </Button>
      </form>
    </StageCard>
  );
}
