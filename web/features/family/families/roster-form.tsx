import { FileSpreadsheet } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { sampleOf } from '#domain/rules/family/roster-file.ts';
import * as sentences from '#domain/rules/family/sentences.ts';
import type { Sentence } from '#domain/rules/platform/sentence.ts';
import * as platformSentences from '#domain/rules/platform/sentences.ts';
import { remedyFor } from '#web/lib/call.ts';
import { type GivenRoster, readRosterFile, readRosterText } from '#web/lib/read-roster.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dropzone } from '#web/ui/dropzone.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { SegmentedField } from '#web/ui/segmented.tsx';
import * as words from '#words/family/roster.ts';
import { said } from '#words/sentences.ts';

export type RosterFormProps = {
  isPending: boolean;
  /** Why what was given last could not be looked through. */
  error: Error | null;
  onRoster: (roster: GivenRoster) => void;
  /** Another way to give it was chosen. */
  onWay: () => void;
  onTyped: (row: TypedRow & { line: number }) => void;
  /** The begun roster; it outlives the form, which gives way to the results. */
  begun: BegunRoster;
  onBegun: (begun: BegunRoster) => void;
};

type TypedRow = Readonly<Record<'firstName' | 'lastName' | 'email', string>>;
export type BegunRoster = { readonly way: Way; readonly row: TypedRow; readonly pasted: string };

const WAYS = [
  { value: 'one', label: words.ways.one },
  { value: 'file', label: words.ways.file },
  { value: 'paste', label: words.ways.paste },
] as const;
type Way = (typeof WAYS)[number]['value'];

export const NOTHING_BEGUN: BegunRoster = {
  way: 'one',
  row: { firstName: '', lastName: '', email: '' },
  pasted: '',
};

/** Takes a roster as a file, as pasted rows or typed. */
export function RosterForm(props: RosterFormProps) {
  const { isPending, error, onRoster, onWay, onTyped, begun, onBegun } = props;
  const { way } = begun;
  const [refusal, setRefusal] = useState<Sentence | null>(null);
  /** Both, where a file may be read in two ways. */
  const [readings, setReadings] = useState<readonly string[]>([]);
  const take = (read: Awaited<ReturnType<typeof readRosterFile>>) => {
    setRefusal('refusal' in read ? read.refusal : null);
    setReadings('readings' in read ? read.readings : []);
    if ('sheet' in read) onRoster(read);
  };
  const takeText = (text: string) => take(readRosterText(text));
  const takeFile = async (file: File | undefined) => {
    const bytes = await file?.arrayBuffer().catch(() => null);
    if (!bytes) return take({ refusal: platformSentences.fileUnread });
    // The reader of workbooks loads when one is chosen, and may fail without a network.
    take(await readRosterFile(new Uint8Array(bytes)).catch(() => ({ refusal: sentences.rosterUnreadable })));
  };
  const problem = refusal === null ? error && remedyFor(error) : said(refusal);
  return (
    <div className="grid gap-5">
      <SegmentedField
        label={words.howToGive}
        name="roster-way"
        options={WAYS}
        value={way}
        onChange={(event) => {
          setRefusal(null);
          setReadings([]);
          onWay();
          onBegun({ ...begun, way: event.target.value as Way });
        }}
      />
      {way === 'file' && (
        <Dropzone
          label={isPending ? words.checkingFile : words.chooseFile}
          Icon={FileSpreadsheet}
          hint={words.fileHint}
          accept=".csv,.tsv,.txt,.xlsx,.ods,text/csv"
          multiple={false}
          disabled={isPending}
          onFiles={([file]) => takeFile(file)}
        />
      )}
      {way === 'paste' && (
        <Pasted
          isPending={isPending}
          text={begun.pasted}
          onChange={(pasted) => onBegun({ ...begun, pasted })}
          onText={takeText}
        />
      )}
      <ReadingQuestion readings={readings} onText={takeText} />
      {way === 'one' && (
        <Typed
          isPending={isPending}
          row={begun.row}
          onChange={(row) => onBegun({ ...begun, row })}
          onRow={onTyped}
        />
      )}
      {problem && (
        <Alert live tone="danger">
          {problem}
        </Alert>
      )}
    </div>
  );
}

type ReadingQuestionProps = { readings: readonly string[]; onText: (text: string) => void };

/** PRODUCT.md#the-roster: asks how a file is to be read that does not say it, by a line as each reading has it. */
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

type PastedProps = {
  isPending: boolean;
  text: string;
  onChange: (text: string) => void;
  onText: (text: string) => void;
};

function Pasted({ isPending, text, onChange, onText }: PastedProps) {
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
        onChange={(event) => onChange(event.target.value)}
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

type TypedProps = {
  isPending: boolean;
  row: TypedRow;
  onChange: (row: TypedRow) => void;
  onRow: (row: TypedRow & { line: number }) => void;
};

function Typed({ isPending, row, onChange, onRow }: TypedProps) {
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isPending) onRow({ line: 1, ...row });
  };
  const bound = (name: keyof TypedRow) => ({
    value: row[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ ...row, [name]: event.target.value }),
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
