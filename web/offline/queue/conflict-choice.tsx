import { type ContestedKind, contestedField } from '#domain/rules/contested-fields.ts';
import { joinTexts } from '#domain/rules/revisions.ts';
import { showDateTime, showLongDate } from '#web/lib/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/conflict-choice.ts';
import * as conflicts from '#words/conflicts.ts';
import { inches } from '#words/counts.ts';
import type { ContestedForm, FieldConflict } from './use-conflicts.ts';
import { useOutbox } from './use-outbox.ts';

export type ConflictChoiceProps = { conflict: FieldConflict; form?: ContestedForm };

/** §12.11: one field that was changed here and on another device: both, and what can be done about it. */
export function ConflictChoice({ conflict, form }: ConflictChoiceProps) {
  const outbox = useOutbox();
  const { job, field, theirs } = conflict;
  const { label, kind, bothMax } = contestedField(field);
  const mine = form?.typedIn(field) ?? conflict.mine;
  const choose = async (value: unknown, isTheirs = false) => {
    form?.show(field, value, job.conflict.revision);
    try {
      await outbox.choose({ job, field, ...(!isTheirs && { value }) });
    } catch {
      toast({ ...words.notSaved, variant: 'destructive' });
    }
  };
  return (
    <Alert tone="warning" live title={words.fieldChangedElsewhere(words.contested(label))}>
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
    </Alert>
  );
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

const TYPES: Readonly<Record<string, string>> = {
  permanent: words.permanent,
  temporary: words.temporary,
  alive: words.alive,
  gone: words.gone,
  unsure: words.unsure,
};

function readable(kind: ContestedKind, value: unknown): string {
  const text = String(value ?? '');
  if (kind === 'flag') return value ? words.yes : words.no;
  if (text === '') return words.empty;
  if (kind === 'inches') return inches(Number(text));
  if (kind === 'date-time') return showDateTime(text);
  if (kind === 'date') return showLongDate(text);
  return TYPES[text] ?? text;
}
