import { useId, useState } from 'react';
import { ReviewWords } from '#domain/contract/reviewing.ts';
import { VERDICTS, type Verdict } from '#domain/contract/reviews.ts';
import { REVIEW_NOTE_MAX } from '#domain/limits.ts';
import { type PhraseId, phrasesOf, VERDICT_WORDS } from '#domain/rules/reviews.ts';
import { newId } from '#web/lib/new-id.ts';
import { sayFailed } from '#web/lib/say-failed.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { ChoicesField } from '#web/ui/choices-field.tsx';
import { FieldError, SelectField, TextArea } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useSaying } from './reviewing.queries.ts';

const VERDICT_CHOICES = VERDICTS.map((value) => ({
  value,
  title: VERDICT_WORDS[value],
  text:
    value === 'looks-good'
      ? 'Nothing has to change.'
      : 'Something is missing. The scout can go on all the same.',
}));

export type ReviewFormProps = {
  scoutId: string;
  /** First name and initial. */
  scoutName: string;
  projects: readonly { readonly id: string; readonly name: string }[];
  /** It begins anew then. */
  onSent: () => void;
};

/** What a leader says of a project: a verdict, phrases to tick, and a short note that many will read (§23). */
export function ReviewForm({ scoutId, scoutName, projects, onSent }: ReviewFormProps) {
  const { review } = useSaying(scoutId);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [ticked, setTicked] = useState<readonly PhraseId[]>([]);
  const [projectId, setProjectId] = useState(projects[0]?.id ?? '');
  const [isMissing, setIsMissing] = useState(false);
  // A try after a lost answer says nothing twice.
  const [id] = useState(newId);
  const errorId = useId();
  const { field, root, submit, typed, isSaving } = useForm(ReviewWords, {
    begin: { note: '' },
    save: async ({ note }) => {
      setIsMissing(verdict === null);
      if (verdict === null) return false;
      await review.mutateAsync({ id, projectId, verdict, phrases: [...ticked], note });
      toast({ title: 'Sent', description: `${scoutName}, the parents and all leaders can read it.` });
      onSent();
      return true;
    },
    onFailed: sayFailed('Not Sent', 'The review could not be sent. Please try again.'),
  });
  const left = REVIEW_NOTE_MAX - String(typed.note).length;
  return (
    <form noValidate ref={root} onSubmit={submit} className="grid gap-5" aria-label="Review">
      {projects.length > 1 && (
        <SelectField
          label="Which project"
          options={projects.map(({ id: value, name }) => ({ value, label: name }))}
          value={projectId}
          onChange={(event) => setProjectId(event.target.value)}
        />
      )}
      <div className="grid gap-1.5">
        <ChoicesField
          legend="How does it look?"
          choices={VERDICT_CHOICES}
          value={verdict}
          onChange={(next) => {
            setVerdict(next);
            setTicked([]);
            setIsMissing(false);
          }}
        />
        <FieldError id={errorId}>
          {isMissing ? 'Please choose “Looks good” or “Please fix”' : undefined}
        </FieldError>
      </div>
      {verdict !== null && (
        <fieldset className="grid gap-1">
          <legend className="mb-1 font-semibold">Tick what fits</legend>
          {phrasesOf(verdict).map(({ id: phrase, words }) => (
            <CheckboxField
              key={phrase}
              label={words}
              checked={ticked.includes(phrase)}
              onChange={({ target }) =>
                setTicked(target.checked ? [...ticked, phrase] : ticked.filter((it) => it !== phrase))
              }
            />
          ))}
        </fieldset>
      )}
      <TextArea
        label="Note (optional)"
        rows={3}
        hint={`About the work only: no addresses, links or numbers to call. ${
          left >= 0 ? `${left} characters left.` : `${-left} characters too many.`
        }`}
        {...field('note')}
      />
      <Alert>{`${scoutName}, the parents, all leaders of the troop and the administrators will read this. The parents get it by mail at once.`}</Alert>
      <Button type="submit" pending={isSaving} pendingText="Sending..." className="justify-self-start">
        Send
      </Button>
    </form>
  );
}
