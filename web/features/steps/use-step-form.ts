import { useRef, useState } from 'react';
import { type Step, type StepField, StepFormData } from '#domain/contract/steps.ts';
import { STEP_AUTOSAVE_MS } from '#domain/limits.ts';
import { HOURS_SENTENCE, parseHours } from '#domain/rules/hours.ts';
import { useAutosave } from '#web/lib/use-autosave.ts';
import { useSaveStep } from './steps.queries.ts';

type Kind = 'hours' | 'number' | 'text';

/** The fields that each step shows, and how what is typed becomes what is sent. */
const FIELDS: Readonly<Record<number, Partial<Record<StepField, Kind>>>> = {
  1: {},
  2: { timeSpentStep2: 'hours' },
  3: { cuttingCount: 'number', collectionTime: 'text', waterPlacementDate: 'text', timeSpentStep3: 'hours' },
  4: { additionalTimeStep4: 'hours' },
  5: {},
};

type Texts = Partial<Record<StepField, string>>;
/** A field that another device changed too: the student chooses (RULINGS 25). */
export type Conflict = { field: StepField; mine: string; theirs: string };

function textsOf(step: Step): Texts {
  const fields = Object.keys(FIELDS[step.stepNumber] ?? {}) as StepField[];
  return Object.fromEntries(fields.map((field) => [field, String(step.formData[field] ?? '')]));
}

/** What a typed text is to the server: an empty one clears the field. Undefined when it is not to be understood. */
function readText(kind: Kind, text: string): string | number | null | undefined {
  if (kind === 'hours') return parseHours(text);
  if (text.trim() === '') return null;
  return kind === 'number' ? Number(text.replace(',', '.')) : text;
}

function check(stepNumber: number, field: StepField, text: string): { value?: unknown; fault?: string } {
  const kind = FIELDS[stepNumber]?.[field] ?? 'text';
  const value = readText(kind, text);
  if (value === undefined) return { fault: HOURS_SENTENCE };
  const checked = StepFormData.safeParse({ [field]: value });
  return checked.success ? { value } : { fault: checked.error.issues[0]?.message ?? '' };
}

/**
 * The fields of a step as typed, saved by themselves one second after the last change (§4). A text that cannot be
 * understood stays in its field with a sentence and is not sent.
 */
export function useStepForm(projectId: string, step: Step) {
  const { stepNumber } = step;
  const [texts, setTexts] = useState(() => textsOf(step));
  const [faults, setFaults] = useState<Texts>({});
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const latest = useRef(texts);
  const revision = useRef(step.revision);
  const saveStep = useSaveStep(projectId);

  async function send(formData: StepFormData, keepalive: boolean) {
    const save = { formData, isCompleted: false, revision: revision.current };
    const saved = await saveStep.mutateAsync({ stepNumber, save, keepalive });
    revision.current = saved.revision;
    const theirs = textsOf(saved);
    const found = saved.conflicts.map((name) => {
      const field = name as StepField;
      return { field, mine: latest.current[field] ?? '', theirs: theirs[field] ?? '' };
    });
    if (found.length > 0) setConflicts((before) => [...before, ...found]);
  }
  const autosave = useAutosave<StepFormData>(send, STEP_AUTOSAVE_MS);

  function set(field: StepField, text: string) {
    latest.current = { ...latest.current, [field]: text };
    setTexts(latest.current);
    const { value, fault } = check(stepNumber, field, text);
    setFaults((before) => ({ ...before, [field]: fault }));
    if (fault === undefined) autosave.change({ [field]: value });
  }

  return {
    texts,
    faults,
    set,
    autosave,
    conflicts,
    /** Settles a conflict: the text chosen becomes the field's. */
    settle: (conflict: Conflict, text: string) => {
      setConflicts((before) => before.filter((it) => it !== conflict));
      if (text === conflict.theirs) {
        latest.current = { ...latest.current, [conflict.field]: text };
        setTexts(latest.current);
      } else set(conflict.field, text);
    },
    /** What is typed, as it is sent; a field with a fault is left out. */
    values: (): StepFormData =>
      Object.fromEntries(
        Object.entries(latest.current).map(([field, text]) => [
          field,
          check(stepNumber, field as StepField, text).value,
        ]),
      ),
    hasFaults: Object.values(faults).some((fault) => fault !== undefined),
    /** Puts the server's sentences at their fields. */
    showFaults: (sentences: Readonly<Record<string, string>>) =>
      setFaults((before) => ({ ...before, ...sentences })),
    /** What a text field takes. */
    field: (name: StepField) => ({ value: texts[name] ?? '', error: faults[name] }),
  };
}

export type StepForm = ReturnType<typeof useStepForm>;
