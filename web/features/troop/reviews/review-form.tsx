import { useId, useState } from 'react';
import { ReviewWords } from '#domain/contract/troop/reviewing.ts';
import { VERDICTS, type Verdict } from '#domain/contract/troop/reviews.ts';
import { REVIEW_NOTE_MAX } from '#domain/limits.ts';
import { type PhraseId, phrasesOf, VERDICT_WORDS } from '#domain/rules/troop/reviews.ts';
import { newId } from '#web/lib/new-id.ts';
import { pageUser } from '#web/lib/page-user.ts';
import { sayFailed, sayInWords } from '#web/parts/say-failed.ts';
import { useForm } from '#web/parts/use-form.ts';
import { useKeptTyping } from '#web/parts/use-kept-typing.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { ChoicesField } from '#web/ui/choices-field.tsx';
import { FieldError, TextArea } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/troop/reviewing.ts';
import { reviewed } from '#words/troop/reviews.ts';
import { EarlierArrived, useSaying } from './reviewing.queries.ts';

const VERDICT_CHOICES = VERDICTS.map((value) => ({
  value,
  title: reviewed(VERDICT_WORDS[value]),
  text: value === 'looks-good' ? words.nothingToChange : words.somethingMissing,
}));

/** The leader's press above the work; each press is a new one. */
export type AskedReview = { readonly verdict: Verdict };

export type ReviewFormProps = {
  scoutId: string;
  /** First name and initial. */
  scoutName: string;
  projects: readonly { readonly id: string; readonly name: string }[];
  asked: AskedReview | null;
  /** It begins anew then. */
  onSent: () => void;
};

/**
 * A leader's review of a project: a verdict, phrases to tick, and a short note that many will read
 * (PRODUCT.md#reviews).
 */
export function ReviewForm({ scoutId, scoutName, projects, asked, onSent }: ReviewFormProps) {
  const { review } = useSaying(scoutId);
  const [verdict, setVerdict] = useState<Verdict | null>(asked?.verdict ?? null);
  const [answered, setAnswered] = useState(asked);
  const [ticked, setTicked] = useState<readonly PhraseId[]>([]);
  const [projectId, setProjectId] = useState(projects[0]?.id ?? '');
  const [isMissing, setIsMissing] = useState(false);
  const choose = (next: Verdict) => {
    if (next === verdict) return;
    setVerdict(next);
    setTicked([]);
    setIsMissing(false);
  };
  if (asked !== answered) {
    setAnswered(asked);
    if (asked) choose(asked.verdict);
  }
  // A try after a lost answer says nothing twice.
  const [id, setId] = useState(newId);
  const errorId = useId();
  const kept = useKeptTyping(`review-${scoutId}`, pageUser(), ['note']);
  const { field, root, submit, typed, isSaving, failure } = useForm(ReviewWords, {
    begin: { note: '' },
    kept,
    save: async ({ note }) => {
      setIsMissing(verdict === null);
      if (verdict === null) return false;
      await review.mutateAsync({ id, projectId, verdict, phrases: [...ticked], note });
      toast({ title: words.sent, description: words.canRead(scoutName) });
      onSent();
      return true;
    },
    onFailed: (error) => {
      if (!(error instanceof EarlierArrived)) return sayFailed(words.notSent, words.reviewNotSent)(error);
      // The next press says it as another review, as the leader reads here.
      setId(newId());
      return sayInWords(words.notSent, words.earlierArrived);
    },
  });
  const left = REVIEW_NOTE_MAX - String(typed.note).length;
  return (
    <form noValidate ref={root} onSubmit={submit} className="grid gap-5" aria-label={words.review}>
      {projects.length > 1 && (
        <SelectField
          label={words.whichProject}
          options={projects.map(({ id: value, name }) => ({ value, label: name }))}
          value={projectId}
          onChange={(event) => setProjectId(event.target.value)}
        />
      )}
      <div className="grid gap-1.5">
        <ChoicesField legend={words.howItLooks} choices={VERDICT_CHOICES} value={verdict} onChange={choose} />
        <FieldError id={errorId}>{isMissing ? words.chooseVerdict : undefined}</FieldError>
      </div>
      {verdict !== null && (
        <fieldset className="grid gap-1">
          <legend className="mb-1 font-semibold">{words.tickWhatFits}</legend>
          {phrasesOf(verdict).map(({ id: phrase, words: said }) => (
            <CheckboxField
              key={phrase}
              label={reviewed(said)}
              checked={ticked.includes(phrase)}
              onChange={({ target }) =>
                setTicked(target.checked ? [...ticked, phrase] : ticked.filter((it) => it !== phrase))
              }
            />
          ))}
        </fieldset>
      )}
      <TextArea label={words.note} rows={3} hint={words.noteHint(left)} {...field('note')} />
      <Alert>{words.whoReads(scoutName)}</Alert>
      <FieldError isSilent>{failure}</FieldError>
      <Button type="submit" pending={isSaving} pendingText={words.sending} className="justify-self-start">
        {words.send}
      </Button>
    </form>
  );
}
