import { useEffect, useId, useRef, useState } from 'react';
import type { Choice } from '#domain/contract/notebook/written-fields.ts';
import { type ContestedKind, contestedField } from '#domain/rules/notebook/contested-fields.ts';
import { joinTexts } from '#domain/rules/platform/revisions.ts';
import { showDateTime, showLongDate } from '#web/lib/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { inches } from '#words/notebook/counts.ts';
import * as words from '#words/platform/conflict-choice.ts';
import * as conflicts from '#words/platform/conflicts.ts';
import type { ContestedForm, FieldConflict } from './use-conflicts.ts';
import { useOutbox } from './use-outbox.ts';

export type ConflictChoiceProps = {
  conflict: FieldConflict;
  form?: ContestedForm | undefined;
  /** The id of the words that describe the field at which it stands. */
  id?: string | undefined;
};

/**
 * PRODUCT.md#two-devices: one field that was changed here and elsewhere too: both, and what can be done about it. It is
 * no fault.
 */
export function ConflictChoice({ conflict, form, id }: ConflictChoiceProps) {
  const ownId = useId();
  const titleId = id ?? ownId;
  const top = useShownWhereItIs(form !== undefined);
  const outbox = useOutbox();
  const { job, field, theirs } = conflict;
  const { kind, bothMax } = contestedField(field);
  const mine = form?.typedIn(field) ?? conflict.mine;
  const [hasFailed, setFailed] = useState(false);
  const choose = async (value: unknown, isTheirs = false) => {
    setFailed(false);
    form?.show(field, value, job.conflict.revision);
    try {
      await outbox.choose({ job, field, ...(!isTheirs && { value }) });
    } catch {
      setFailed(true);
      toast({ ...words.notSaved, variant: 'destructive' });
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no set of fields.
    <div ref={top} data-choice role="group" aria-labelledby={titleId} tabIndex={-1} className="scroll-mt-44">
      <Alert live title={words.fieldChangedElsewhere(words.contested(field))} titleId={titleId}>
        <p>{conflicts.whichOne}</p>
        {kind === 'words' || kind === 'line' ? (
          <TwoTexts
            isLine={kind === 'line'}
            bothMax={bothMax}
            mine={String(mine ?? '')}
            theirs={String(theirs ?? '')}
            onChoose={choose}
          />
        ) : (
          <div className="mt-3 flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" onClick={() => choose(mine)}>
              {words.keepMineOf(readable(kind, mine))}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => choose(theirs, true)}>
              {words.takeOtherOf(readable(kind, theirs))}
            </Button>
          </div>
        )}
        <FieldError isSilent>{hasFailed ? words.notSaved.description : undefined}</FieldError>
      </Alert>
    </div>
  );
}

/** Where it comes up beside what a child writes it is to be seen, and what is being typed goes on where it was. */
function useShownWhereItIs(isInForm: boolean) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isInForm) return;
    // Where it has its place at a field it stands for a moment below the form too.
    const frame = requestAnimationFrame(() => top.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [isInForm]);
  return top;
}

type TwoTextsProps = {
  isLine: boolean;
  bothMax: number | undefined;
  mine: string;
  theirs: string;
  onChoose: (value: string, isTheirs?: boolean) => void;
};

/** Two texts in full: one can be kept, or both where that makes sense and has room. */
function TwoTexts({ isLine, bothMax = 0, mine, theirs, onChoose }: TwoTextsProps) {
  const both = joinTexts(mine, theirs, isLine);
  const texts = [
    [words.writtenHere, mine],
    [words.writtenElsewhere, theirs],
  ] as const;
  return (
    <>
      <dl className="mt-2 grid gap-3 sm:grid-cols-2">
        {texts.map(([where, text]) => (
          <div key={where} className="min-w-0">
            <dt className="font-semibold text-sm">{where}</dt>
            <dd className="wrap-anywhere max-h-60 overflow-y-auto whitespace-pre-wrap border-current/30 border-l-4 pl-3">
              {text === '' ? <em>{words.empty}</em> : text}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 flex flex-wrap gap-2">
        {both.length <= bothMax && (
          <Button variant="secondary" size="sm" onClick={() => onChoose(both)}>
            {words.keepBoth}
          </Button>
        )}
        <Button variant="secondary" size="sm" onClick={() => onChoose(mine)}>
          {words.keepMine}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => onChoose(theirs, true)}>
          {words.takeOther}
        </Button>
      </div>
    </>
  );
}

function readable(kind: ContestedKind, value: unknown): string {
  const text = String(value ?? '');
  if (kind === 'flag') return value ? words.yes : words.no;
  if (text === '') return words.empty;
  if (kind === 'inches') return inches(Number(text));
  if (kind === 'date-time') return showDateTime(text);
  if (kind === 'date') return showLongDate(text);
  return kind === 'choice' ? words.chosen[text as Choice] : text;
}
