import { type ReactNode, useState } from 'react';
import { nextStamp, type Recorded, type Stamp, stampsOf } from '#domain/rules/notebook/stamps.ts';
import { showDay } from '#web/lib/dates.ts';
import * as words from '#words/notebook/stamps.ts';
import { StampBadge } from './stamp-badge.tsx';

const earned = ({ at, laterWeek }: Stamp) => words.earned(showDay(at), laterWeek);

/** The stamps of a project; one that is earned while they are seen is fresh. */
function useStamps(recorded: Recorded) {
  const stamps = stampsOf(recorded);
  const [old] = useState(() => new Set(stamps.map(({ kind }) => kind)));
  return stamps.map((stamp) => ({ ...stamp, isFresh: !old.has(stamp.kind) }));
}

/** The stamps that a project has earned (PRODUCT.md#stamps), each with its day. */
export function StampList({ recorded }: { recorded: Recorded }) {
  const stamps = useStamps(recorded);
  if (stamps.length === 0) return null;
  return (
    <ul
      aria-label={words.list}
      className="grid w-full grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-x-1 gap-y-2 text-left sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]"
    >
      {stamps.map(({ isFresh, ...stamp }) => (
        <li key={stamp.kind} className="flex items-center gap-1 sm:gap-1.5">
          <StampBadge kind={stamp.kind} isFresh={isFresh} />
          <span className="wrap-anywhere min-w-0 text-sm leading-snug">
            <span className="block font-semibold">{words.names[stamp.kind]}</span>
            <span className="block text-ink-soft">{earned(stamp)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

export type StampRowProps = {
  recorded: Recorded;
  /** Each is named, with its day. */
  hasDays: boolean;
  /** Stands at the end of the row. */
  children: ReactNode;
};

/** The same as a row of pictures; behind them, pale, the one that a child may go for. */
export function StampRow({ recorded, hasDays, children }: StampRowProps) {
  const stamps = useStamps(recorded);
  const next = nextStamp(stamps);
  return (
    <div className="flex w-full flex-wrap items-center justify-center gap-1">
      {hasDays && <StampList recorded={recorded} />}
      {!hasDays && stamps.length > 0 && (
        <ul aria-label={words.list} className="flex flex-wrap justify-center gap-1">
          {stamps.map(({ isFresh, ...stamp }) => (
            <li key={stamp.kind} title={`${words.names[stamp.kind]}, ${earned(stamp)}`}>
              <StampBadge kind={stamp.kind} isFresh={isFresh} />
              <span className="sr-only">
                <span>{words.names[stamp.kind]}</span>, {earned(stamp)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {next && (
        <div className="flex items-center gap-1">
          <StampBadge kind={next} isFresh={false} isToCome />
          <p className={hasDays ? 'text-ink-soft text-sm' : 'sr-only'}>{words.next(words.names[next])}</p>
        </div>
      )}
      {children}
    </div>
  );
}
