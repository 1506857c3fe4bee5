import { useLocation } from 'wouter';
import { STEP_TITLES } from '#domain/rules/steps.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import * as words from '#words/steps.ts';

/** What stands beside what on a step's page. */
export const STEP_GRID = 'grid gap-5 sm:gap-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-12';

/** No grid: each grid around the square places for photos lays all of a step out twice (docs/decisions/0203). */
export const STEP_COLUMN = 'flex min-w-0 flex-col gap-6 sm:gap-8';

/** The shape of a step, with what its address says of it: as high as what comes, so that nothing jumps. */
export function AwaitedStep() {
  const [path] = useLocation();
  const step = Number(/\/steps?\/([1-5])$/.exec(path)?.[1] ?? 0);
  return (
    <div aria-hidden="true" className={STEP_GRID}>
      <Skeleton className="hidden h-96 w-full rounded-lg lg:block" />
      <div className="@container grid gap-2 lg:hidden">
        <Skeleton className="h-[1lh] w-full text-sm" />
        <div className="grid grid-cols-5 gap-1">
          {STEP_TITLES.map((title, before) => (
            <div key={title} className="grid min-h-12 min-w-0 content-start gap-1.5 pt-1 text-center">
              <Skeleton className="h-2.5 rounded-full" />
              <span className="text-[0.8125rem] text-ink-soft leading-tight">
                <span className="@max-bar:hidden hyphens-auto">{words.shortTitle(before + 1)}</span>
                <span className="@min-bar:hidden">{before + 1}</span>
              </span>
            </div>
          ))}
        </div>
      </div>
      <div className={STEP_COLUMN}>
        <div className="grid gap-1">
          <Skeleton className="h-[1lh] w-1/2" />
          {step > 0 ? (
            <p className="text-balance font-semibold font-serif text-2xl tracking-[-0.005em] sm:text-3xl">
              {words.heading(step)}
            </p>
          ) : (
            <Skeleton className="h-[1lh] w-2/3 text-2xl sm:text-3xl" />
          )}
        </div>
        <Skeleton className="h-64 w-full rounded-lg" />
      </div>
    </div>
  );
}
