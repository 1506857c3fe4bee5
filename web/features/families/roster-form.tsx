import { type SyntheticEvent, useState } from 'react';
import type { SentBodyOf } from '#domain/contract/endpoint.ts';
import type { CheckedRow, checkRoster } from '#domain/contract/families.ts';
import { ROSTER_MAX_BYTES } from '#domain/limits.ts';
import { readRoster } from '#domain/rules/roster.ts';
import { readingsOf, sampleOf } from '#domain/rules/roster-file.ts';
import { remedyFor } from '#web/lib/call.ts';
import { NOT_HANDED_OVER } from '#web/lib/unreadable-file.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dropzone } from '#web/ui/dropzone.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { SegmentedField } from '#web/ui/segmented.tsx';
import * as words from '#words/roster.ts';
import { said } from '#words/sentences.ts';
import { useCheckRoster } from './families.queries.ts';

export type RosterFormProps = { troopId: string; onRows: (rows: readonly CheckedRow[]) => void };
type Given = Omit<SentBodyOf<typeof checkRoster>, 'troopId'>;

const WAYS = [
  { value: 'one', label: words.ways.one },
  { value: 'file', label: words.ways.file },
  { value: 'paste', label: words.ways.paste },
] as const;
type Way = (typeof WAYS)[number]['value'];

const TOO_LARGE = 'This file is too large for a roster. Please choose the CSV alone.';

/** The bytes as text; a file of half a megabyte is more than a call's arguments take at once. */
function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (it) => String.fromCharCode(it)).join(''));
}

/** Takes a roster as a file, as pasted rows or typed, and has it looked through; nothing is stored by that. */
export function RosterForm({ troopId, onRows }: RosterFormProps) {
  const [way, setWay] = useState<Way>('one');
  const [refusal, setRefusal] = useState<string | null>(null);
  const checking = useCheckRoster();
  const check = (given: Given) => {
    setRefusal(null);
    checking.mutate({ troopId, ...given }, { onSuccess: ({ rows }) => onRows(rows) });
  };
  /** Both, where a file may be read in two ways. */
  const [readings, setReadings] = useState<readonly string[]>([]);
  const checkBytes = (bytes: Uint8Array) => {
    setReadings([]);
    if (bytes.length > ROSTER_MAX_BYTES) setRefusal(TOO_LARGE);
    else check({ file: base64(bytes) });
  };
  const checkText = (text: string) => checkBytes(new TextEncoder().encode(text));
  const checkFile = (bytes: Uint8Array) => {
    const found = bytes.length > ROSTER_MAX_BYTES ? [] : readingsOf(bytes);
    if (found.length < 2 || 'refusal' in readRoster(bytes)) return checkBytes(bytes);
    setRefusal(null);
    checking.reset();
    setReadings(found);
  };
  const problem = refusal === null ? checking.error && remedyFor(checking.error) : said(refusal);
  return (
    <div className="grid gap-5">
      <SegmentedField
        label={words.howToGive}
        name="roster-way"
        options={WAYS}
        value={way}
        onChange={(event) => {
          setRefusal(null);
          checking.reset();
          setReadings([]);
          setWay(event.target.value as Way);
        }}
      />
      {way === 'file' && (
        <Dropzone
          label={checking.isPending ? words.checkingFile : words.chooseFile}
          hint={words.fileHint}
          accept=".csv,.tsv,.txt,text/csv"
          multiple={false}
          disabled={checking.isPending}
          onFiles={async ([file]) => {
            const bytes = await file?.arrayBuffer().catch(() => setRefusal(NOT_HANDED_OVER));
            if (bytes) checkFile(new Uint8Array(bytes));
          }}
        />
      )}
      {way === 'paste' && <Pasted isPending={checking.isPending} onText={checkText} />}
      <ReadingQuestion readings={readings} onText={checkText} />
      {way === 'one' && <Typed isPending={checking.isPending} onRow={(row) => check({ rows: [row] })} />}
      {problem && (
        <Alert live tone="danger">
          {problem}
        </Alert>
      )}
    </div>
  );
}

type ReadingQuestionProps = { readings: readonly string[]; onText: (text: string) => void };

/** §24: asks how a file is to be read that does not say it, by a line as each reading has it. */
function ReadingQuestion({ readings: [likelier, other], onText }: ReadingQuestionProps) {
  if (likelier === undefined || other === undefined) return null;
  const [sample, otherSample] = sampleOf(likelier, other);
  return (
    <Alert live title={words.whichReading}>
      <p>{words.whichReadingText}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => onText(likelier)}>
          {sample}
        </Button>
        <Button variant="secondary" onClick={() => onText(other)}>
          {otherSample}
        </Button>
      </div>
    </Alert>
  );
}

function Pasted({ isPending, onText }: { isPending: boolean; onText: (text: string) => void }) {
  const [text, setText] = useState('');
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isPending) onText(text);
  };
  return (
    <form noValidate onSubmit={send} className="grid gap-4">
      <TextArea
        label={words.pasted}
        hint={words.pastedHint}
        placeholder={words.pastedExample}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        type="submit"
        className="sm:justify-self-start"
        pending={isPending}
        pendingText={words.checking}
      >
        {words.checkRows}
      </Button>
    </form>
  );
}

const NOBODY = { firstName: '', lastName: '', email: '' };
type TypedProps = { isPending: boolean; onRow: (row: typeof NOBODY & { line: number }) => void };

function Typed({ isPending, onRow }: TypedProps) {
  const [row, setRow] = useState(NOBODY);
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isPending) onRow({ line: 1, ...row });
  };
  const bound = (name: keyof typeof NOBODY) => ({
    value: row[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => setRow({ ...row, [name]: event.target.value }),
  });
  return (
    <form noValidate onSubmit={send} className="grid gap-4 sm:grid-cols-2">
      <TextField label={words.childFirstName} required {...bound('firstName')} />
      <TextField label={words.childLastName} required {...bound('lastName')} />
      <TextField
        label={words.parentAddress}
        hint={words.parentAddressHint}
        type="email"
        className="sm:col-span-2"
        {...bound('email')}
      />
      <Button
        type="submit"
        className="sm:justify-self-start"
        pending={isPending}
        pendingText={words.checking}
      >
        {words.checkIt}
      </Button>
    </form>
  );
}
