import { useLocation } from 'wouter';
import { STEP_TITLES } from '#domain/rules/notebook/steps.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import * as words from '#words/notebook/steps.ts';

/** The columns of a step's page. */
export const STEP_GRID = 'grid gap-5 sm:gap-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-12';

/** No grid: each grid around the square places for photos lays all of a step out twice. */
export const STEP_COLUMN = 'flex min-w-0 flex-col gap-4 sm:gap-8';

/** The shape of a step, with what its address says of it: as high as what comes, so that nothing jumps. */
export function AwaitedStep() {
  const [path] = useLocation();
  const step = Number(/\/steps?\/([1-5])$/.exec(path)?.[1] ?? 0);
  return (
    <div aria-hidden="true" className={STEP_GRID}>
      <Skeleton className="hidden h-96 w-full rounded-lg lg:block" />
      <div className={STEP_COLUMN}>
        <div className="grid grid-cols-1 gap-1">
          <div className="grid min-h-11 content-center">
            {step > 0 ? (
              <p className="ml-9 text-balance font-semibold text-[min(1.125rem,6.5vw)] leading-tight sm:text-xl lg:text-3xl">
                {words.heading(step)}
              </p>
            ) : (
              <Skeleton className="h-[1lh] w-2/3 text-xl lg:text-3xl" />
            )}
            <Skeleton className="ml-9 h-[1lh] w-1/3 text-sm leading-tight" />
          </div>
          <div className="@container lg:hidden">
            <Skeleton className="h-[1lh] w-full text-sm leading-tight" />
            <div className="grid grid-cols-5 gap-1">
              {STEP_TITLES.map((title, before) => (
                <div
                  key={title}
                  className="grid min-h-12 min-w-0 content-start justify-items-center gap-1 pt-1 text-center"
                >
                  <Skeleton className="size-[min(2.5rem,13vw)] rounded-full" />
                  <span className="text-[0.8125rem] text-ink-soft leading-tight">
                    <span className="@max-bar:hidden hyphens-auto">{words.shortTitle(before + 1)}</span>
                    <span className="@min-bar:hidden">{before + 1}</span>
                  </span>
                </div>
              ))}
            </div>
          </div>
        </div>
        <Skeleton className="h-64 w-full rounded-lg" />
      </div>
    </div>
  );
}
