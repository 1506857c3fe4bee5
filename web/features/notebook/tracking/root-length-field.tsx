import { parseInches, stepInches } from '#domain/rules/platform/typed-inches.ts';
import type { FieldTexts } from '#web/ui/field.tsx';
import { Stepper } from '#web/ui/stepper-field.tsx';
import * as counts from '#words/notebook/counts.ts';
import * as words from '#words/notebook/tracking-form.ts';

export type RootLengthFieldProps = {
  name: string;
  value: string;
  error?: string | undefined;
  notice?: FieldTexts['notice'];
  onChange: (value: string) => void;
  /** The previous entry's length, in inches. */
  before: number | null | undefined;
};

/**
 * The longest root in quarters of an inch, to tap or to type, with a ruler that shows how long that is (PRODUCT.md#growth).
 */
export function RootLengthField({ before, ...control }: RootLengthFieldProps) {
  const inches = parseInches(control.value) ?? null;
  const next = (by: 1 | -1) => {
    const stepped = stepInches(control.value, by, before);
    return stepped === undefined ? undefined : counts.inches(stepped);
  };
  return (
    <div className="grid gap-2">
      <Stepper
        {...control}
        label={words.longestRoot}
        emptyText={words.notMeasured}
        inputMode="text"
        className="w-[min(6rem,22vw)]"
        shown={inches === null ? control.value : counts.inches(inches)}
        next={next}
        said={inches === null ? '' : counts.spokenInches(inches)}
      />
      <RootRuler inches={inches ?? 0} />
      <p className="text-ink-soft text-sm">{words.quarter}</p>
    </div>
  );
}

const SHORTEST_RULER = 3;
/** Quarters are told apart on a ruler of so many inches on the narrowest screen, and halves on one of so many. */
const QUARTERS_UP_TO = 6;
const HALVES_UP_TO = 12;
const SIDE_ROOTS = [0.22, 0.4, 0.55, 0.72, 0.85] as const;

/** A root that lies on a wooden ruler. The field says the same in words. */
function RootRuler({ inches }: { inches: number }) {
  const length = Math.max(SHORTEST_RULER, Math.ceil(inches + 0.25));
  const perInch = length <= QUARTERS_UP_TO ? 4 : length <= HALVES_UP_TO ? 2 : 1;
  const numbered = length <= HALVES_UP_TO ? 1 : 3;
  const marks = Array.from({ length: length * perInch + 1 }, (_, at) => at / perInch);
  const percent = (at: number) => `${(at / length) * 100}%`;
  return (
    <div aria-hidden="true" className="overflow-hidden px-2">
      <svg aria-hidden="true" width="100%" height="62" className="block overflow-visible">
        {inches > 0 && (
          // Stretched with the ruler, while its line stays as thick as it is.
          <svg
            aria-hidden="true"
            y="2"
            width={percent(inches)}
            height="24"
            viewBox="0 0 100 24"
            preserveAspectRatio="none"
            className="fill-none stroke-bark"
            strokeLinecap="round"
          >
            <path d="M0 12C12 7 20 17 34 12S58 8 70 13S90 14 100 11" strokeWidth="4" {...STEADY} />
            {SIDE_ROOTS.map((at, index) => (
              <path
                key={at}
                d={`M${at * 100} 12q4 ${index % 2 ? 3 : -3} 7 ${index % 2 ? 10 : -10}`}
                strokeWidth="2"
                {...STEADY}
              />
            ))}
          </svg>
        )}
        <rect
          x="-7"
          y="29"
          height="31"
          rx="3"
          className="w-[calc(100%+14px)] fill-sun-soft stroke-bark"
          strokeWidth="1.5"
        />
        {marks.map((at) => (
          <line
            key={at}
            x1={percent(at)}
            x2={percent(at)}
            y1="29"
            y2={29 + (at % 1 === 0 ? 12 : at % 0.5 === 0 ? 8 : 5)}
            className="stroke-on-sun-soft"
            strokeWidth="1.5"
          />
        ))}
        {marks
          .filter((at) => at > 0 && at < length && at % numbered === 0)
          .map((at) => (
            <text
              key={at}
              x={percent(at)}
              y="55"
              textAnchor="middle"
              className="fill-on-sun-soft text-[0.8125rem]"
            >
              {at}
            </text>
          ))}
      </svg>
    </div>
  );
}

const STEADY = { vectorEffect: 'non-scaling-stroke' } as const;
