import type { ReactNode } from 'react';
import { CUTTINGS_RECOMMENDED_MAX } from '#domain/limits.ts';
import { ROOT_LOOKS } from '#domain/rules/notebook/root-looks.ts';
import { STEP_TITLES } from '#domain/rules/notebook/steps.ts';
import drawings from '#pictures/pictures-root-looks.svg?no-inline';
import { cx } from '#web/ui/class-names.ts';
import { Picture } from '#web/ui/picture.tsx';
import {
  HARVEST_SHEET,
  LABEL_SHEET,
  PLAN_SHEET,
  PLANTING_SHEET,
  TREE_SHEET,
  WEEKLY_SHEET,
} from '#words/guides/field-sheets.ts';
import { PICK_SOURCE_TREE_GUIDE } from '#words/guides/pick-source-tree.ts';
import * as looks from '#words/notebook/root-looks.ts';
import { fieldLabel } from '#words/notebook/step-fields.ts';
import * as steps from '#words/notebook/steps.ts';

/** Facts already known for the sheets; null becomes a line to write on. */
export type Known = {
  readonly firstName: string;
  readonly projectName: string;
  readonly tree: string | null;
  /** Since when the cuttings stand in water, as it is read. */
  readonly inWater: string | null;
};

const WEEKS = 4;
const TREES = 2;
/** Two columns of five fill Letter and A4. */
const LABELS = 10;

const LOOK_DRAWINGS = {
  none: 'no-roots',
  bumps: 'root-bumps',
  short: 'short-roots',
  long: 'long-roots',
} as const;

const [CHECKED, PHOTOGRAPHED] = [
  PICK_SOURCE_TREE_GUIDE.sections.find(({ id }) => id === 'healthy-tree'),
  PICK_SOURCE_TREE_GUIDE.sections.find(({ id }) => id === 'what-to-photograph'),
];

const times = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** The sheet of a step that is filled in by hand (PRODUCT.md#field-paper). */
export function FieldSheet({ step, known }: { step: number; known: Known }) {
  const Body = BODIES[step];
  return Body ? <Body {...known} /> : null;
}

const BODIES: Readonly<Record<number, (known: Known) => ReactNode>> = {
  1: PlanSheet,
  2: TreeSheet,
  3: HarvestSheet,
  4: WeeklySheet,
  5: PlantingSheet,
};

type SheetProps = { title: string; known?: Known; children: ReactNode };

function Sheet({ title, known, children }: SheetProps) {
  return (
    <section aria-label={title} className="field-sheet @container grid content-start gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2>{title}</h2>
        {known && (
          <p className="wrap-anywhere min-w-0">
            <bdi>{known.firstName}</bdi>, <bdi>{known.projectName}</bdi>
          </p>
        )}
      </div>
      {children}
    </section>
  );
}

/** A line to write on behind its label, or with what is known. */
function Blank({
  label,
  value = null,
  className,
}: {
  label: string;
  value?: string | null;
  className?: string;
}) {
  return (
    <p className={cx('flex min-h-(--row) min-w-0 flex-wrap items-end gap-x-2', className)}>
      <span className="max-w-full shrink-0">{label}</span>
      <span
        dir="auto"
        className={cx(
          'wrap-anywhere flex-1 border-line-strong border-b font-semibold',
          value === null ? 'min-w-8' : 'min-w-24',
        )}
      >
        {value ?? '\u00a0'}
      </span>
    </p>
  );
}

/** Lines to write on under a heading. */
function Lines({ label, count }: { label: string; count: number }) {
  return (
    <div className="break-inside-avoid">
      <p>{label}</p>
      {times(count).map((line) => (
        <div key={line} className="h-(--row) border-line border-b" />
      ))}
    </div>
  );
}

/** A box to tick, before its words. */
function Box({ children }: { children: ReactNode }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span aria-hidden="true" className="size-[5mm] shrink-0 border-2 border-line-strong" />
      <span className="min-w-0">{children}</span>
    </span>
  );
}

const PAIR = 'grid gap-x-6 gap-y-2 @lg:grid-cols-2';

function PlanSheet(known: Known) {
  return (
    <Sheet title={PLAN_SHEET.title} known={known}>
      <div className={PAIR}>
        <Blank label={PLAN_SHEET.helper} />
        <Blank label={PLAN_SHEET.start} />
      </div>
      <h3>{PLAN_SHEET.steps}</h3>
      <ol className="grid gap-2">
        {STEP_TITLES.map((title, index) => (
          <li key={title} className={`${PAIR} items-end`}>
            <Box>
              {index + 1}. {steps.title(index + 1)}
            </Box>
            <Blank label={PLAN_SHEET.done} />
          </li>
        ))}
      </ol>
      <Lines label={PLAN_SHEET.questions} count={10} />
    </Sheet>
  );
}

function TreeSheet(known: Known) {
  const checks = [TREE_SHEET.owner, ...(CHECKED && 'list' in CHECKED ? CHECKED.list : [])];
  const photos = PHOTOGRAPHED && 'list' in PHOTOGRAPHED ? PHOTOGRAPHED.list : [];
  return (
    <Sheet title={TREE_SHEET.title} known={known}>
      <div className={PAIR}>
        <Blank label={TREE_SHEET.kind} value={known.tree} />
        <Blank label={TREE_SHEET.where} />
        <Blank label={TREE_SHEET.date} />
        <Blank label={TREE_SHEET.time} />
      </div>
      <h3>{TREE_SHEET.look}</h3>
      <ul className="grid gap-2">
        {checks.map((words) => (
          <li key={words}>
            <Box>{words}</Box>
          </li>
        ))}
      </ul>
      <h3>{TREE_SHEET.photos}</h3>
      <p>{TREE_SHEET.draw}</p>
      <ul className="grid @lg:grid-cols-3 gap-4">
        {photos.map((words) => (
          <li key={words} className="grid content-start gap-2">
            <span aria-hidden="true" className="block h-[50mm] border border-line" />
            <Box>{words}</Box>
          </li>
        ))}
      </ul>
      <Lines label={TREE_SHEET.notes} count={4} />
    </Sheet>
  );
}

function HarvestSheet(known: Known) {
  const heads = [HARVEST_SHEET.cutting, HARVEST_SHEET.length, HARVEST_SHEET.jar, HARVEST_SHEET.about];
  return (
    <Sheet title={HARVEST_SHEET.title} known={known}>
      <div className="grid gap-y-2">
        <Blank label={TREE_SHEET.kind} value={known.tree} />
        <Blank label={fieldLabel('collectionTime')} />
        <Blank label={fieldLabel('waterPlacementDate')} value={known.inWater} />
        <div className={PAIR}>
          <Blank label={fieldLabel('cuttingCount')} />
          <Blank label={fieldLabel('timeSpentStep3')} />
        </div>
      </div>
      <table className="w-full table-fixed border-collapse">
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th
                key={head}
                scope="col"
                className={cx('border border-line p-1 text-left', index === 3 ? 'w-1/2' : '')}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times(CUTTINGS_RECOMMENDED_MAX).map((cutting) => (
            <tr key={cutting} className="h-(--row)">
              <th scope="row" className="border border-line px-1 text-left">
                {cutting}
              </th>
              {heads.slice(1).map((head) => (
                <td key={head} className="border border-line" />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

function WeeklySheet(known: Known) {
  const { date, time, roots, alive, withRoots, longest, did, notes } = WEEKLY_SHEET;
  return (
    <Sheet title={WEEKLY_SHEET.title} known={known}>
      {times(WEEKS).map((week) => (
        <div
          key={week}
          className="mt-1 grid break-inside-avoid gap-1.5 border-line-strong border-t-2 pt-1.5 [--row:8mm]"
        >
          <div className={PAIR}>
            <Blank label={date} />
            <Blank label={time} />
          </div>
          <div className="grid items-center gap-x-4 gap-y-2 @lg:grid-cols-[1fr_auto]">
            <ul aria-label={roots} className="grid @sm:grid-cols-4 grid-cols-2 gap-2">
              {ROOT_LOOKS.map((look) => {
                return (
                  <li key={look} className="min-w-0">
                    <Picture
                      from={drawings}
                      of={LOOK_DRAWINGS[look]}
                      width={150}
                      height={150}
                      atOnce
                      className="mx-auto size-[19mm]"
                    />
                    <Box>{looks.names[look]}</Box>
                  </li>
                );
              })}
            </ul>
            <ul className="grid gap-1">
              {did.map((words) => (
                <li key={words}>
                  <Box>{words}</Box>
                </li>
              ))}
            </ul>
          </div>
          <div className="grid @lg:grid-cols-[1fr_1fr_1.4fr] gap-x-4">
            <Blank label={alive} />
            <Blank label={withRoots} />
            <Blank label={longest} />
          </div>
          <Blank label={notes} />
        </div>
      ))}
    </Sheet>
  );
}

function PlantingSheet(known: Known) {
  const { where, date, time, kinds, moved, ready, photos, notes } = PLANTING_SHEET;
  const rows = [ready, kinds, photos] as const;
  return (
    <Sheet title={PLANTING_SHEET.title} known={known}>
      {times(TREES).map((tree) => (
        <div
          key={tree}
          className="mt-6 grid break-inside-avoid gap-2 border-line-strong border-t-2 pt-2 [--row:9mm]"
        >
          <Blank label={TREE_SHEET.kind} value={known.tree} />
          <Blank label={where} />
          <div className={PAIR}>
            <Blank label={date} />
            <Blank label={time} />
          </div>
          {rows.map((row) => (
            <ul key={row[0]} className="flex flex-wrap gap-x-8 gap-y-2">
              {row.map((words) => (
                <li key={words}>
                  <Box>{words}</Box>
                </li>
              ))}
            </ul>
          ))}
          <Blank label={moved} />
          <Lines label={notes} count={3} />
        </div>
      ))}
    </Sheet>
  );
}

/** Labels for the jars, to be cut out (PRODUCT.md#field-paper). Who finds a jar reads a first name and no more. */
export function LabelSheet({ known }: { known: Known }) {
  const { title, cut, tree, inWater, name } = LABEL_SHEET;
  return (
    <Sheet title={title}>
      <p>{cut}</p>
      <ul className="grid @lg:grid-cols-2 border-line border-t border-l border-dashed">
        {times(LABELS).map((label) => (
          <li
            key={label}
            className="grid h-[43mm] min-w-0 [--row:8mm] text-[1.1em] break-inside-avoid content-center gap-1 border-line border-r border-b border-dashed px-[5mm]"
          >
            <LabelLine label={tree} value={known.tree} isLarge />
            <LabelLine label={inWater} value={known.inWater} />
            <LabelLine label={name} value={known.firstName} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function LabelLine({ label, value, isLarge }: { label: string; value: string | null; isLarge?: boolean }) {
  if (value === null) return <Blank label={label} />;
  return (
    <p className="flex min-w-0 items-baseline gap-2">
      <span className="shrink-0">{label}</span>
      <bdi
        className={cx(
          'wrap-anywhere line-clamp-2 min-w-0 font-semibold',
          isLarge && 'text-[1.2em] leading-tight',
        )}
      >
        {value}
      </bdi>
    </p>
  );
}
