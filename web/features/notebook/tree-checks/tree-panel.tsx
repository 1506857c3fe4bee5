import { type ReactNode, useId, useState } from 'react';
import type { TreeCheck } from '#domain/contract/notebook/tree-checks.ts';
import { nextQuestionDay, questionOn, toldThisSeason } from '#domain/rules/notebook/years-after.ts';
import { showLongDate, today } from '#web/lib/dates.ts';
import { PressError } from '#web/parts/press-error.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import * as words from '#words/notebook/tree-checks.ts';
import { told } from '#words/report/later.ts';
import { ConditionPicker, type DrawingOf } from './condition-picker.tsx';
import { TreeCheckForm } from './tree-check-form.tsx';
import { useTell } from './tree-checks.queries.ts';
import { sayNotSaved } from './tree-question-card.tsx';

export type TreePanelProps = {
  projectId: string;
  /** The child's own day: `YYYY-MM-DD`. */
  completedOn: string;
  checks: readonly TreeCheck[];
  drawingOf: DrawingOf;
  photosOf: (check: TreeCheck, isEditing: boolean) => ReactNode;
  /** The way to another tree. */
  another: ReactNode;
};

/** PRODUCT.md#the-years-after: how the planted tree is: the answer of this season, and those before it. */
export function TreePanel(props: TreePanelProps) {
  const { projectId, completedOn, checks, drawingOf, photosOf, another } = props;
  const [opened, setOpened] = useState<string | null>(null);
  const now = toldThisSeason(checks, today());
  const earlier = checks.filter((check) => check !== now);
  const close = () => setOpened(null);
  const formOf = (check: TreeCheck, thanks?: ReactNode) => (
    <TreeCheckForm
      key={check.id}
      {...{ projectId, check, drawingOf, thanks }}
      photos={photosOf(check, true)}
      onDeleted={close}
    />
  );
  return (
    <div className="grid gap-8">
      <Card look="notebook">
        {now ? (
          formOf(now, <Thanks {...{ completedOn, checks, check: now, another }} />)
        ) : (
          <Question {...{ projectId, completedOn, checks, drawingOf }} />
        )}
      </Card>
      {earlier.length > 0 && (
        <section aria-labelledby="earlier" className="grid gap-4">
          <h2 id="earlier">{words.earlier}</h2>
          {earlier.map((check) => (
            <Card key={check.id} as="article" className="grid gap-4">
              {check.id === opened ? (
                formOf(check)
              ) : (
                <Told check={check} photos={photosOf(check, false)} onChange={() => setOpened(check.id)} />
              )}
            </Card>
          ))}
        </section>
      )}
    </div>
  );
}

type QuestionProps = Pick<TreePanelProps, 'projectId' | 'completedOn' | 'checks' | 'drawingOf'>;

function Question({ projectId, completedOn, checks, drawingOf }: QuestionProps) {
  const tell = useTell(projectId);
  const id = useId();
  const question = questionOn(completedOn, checks, today());
  return (
    <div className="grid gap-4">
      <p id={id}>{question ? words.asked(question.months) : words.whenever}</p>
      <ConditionPicker
        labelledBy={id}
        chosen={null}
        drawingOf={drawingOf}
        onTap={(condition) => tell.mutate(condition, { onError: sayNotSaved })}
      />
      <PressError error={tell.error}>{words.notSaved}</PressError>
    </div>
  );
}

type ThanksProps = Pick<TreePanelProps, 'completedOn' | 'checks' | 'another'> & { check: TreeCheck };

function Thanks({ completedOn, checks, check, another }: ThanksProps) {
  const { title, text } = words.thanks[check.condition];
  const next = nextQuestionDay(completedOn, checks, today());
  return (
    <div role="status" className="grid justify-items-start gap-2 rounded-md bg-moss p-4 text-on-moss">
      <p className="font-semibold text-xl">{title}</p>
      <p>{text}</p>
      {next !== null && <p>{words.next(showLongDate(next))}</p>}
      {next === null && check.condition !== 'gone' && <p>{words.noMore}</p>}
      {check.condition === 'gone' && another}
    </div>
  );
}

function Told({ check, photos, onChange }: { check: TreeCheck; photos: ReactNode; onChange: () => void }) {
  const day = showLongDate(check.checkedOn);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h3 className="text-lg">{day}</h3>
          <p>{told(check)}</p>
        </div>
        <Button variant="secondary" size="sm" aria-label={words.changeOf(day)} onClick={onChange}>
          {words.change}
        </Button>
      </div>
      {check.photos.length > 0 && photos}
    </>
  );
}
