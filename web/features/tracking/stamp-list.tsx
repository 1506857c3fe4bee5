import { useState } from 'react';
import { nextStamp, type Recorded, stampsOf } from '#domain/rules/stamps.ts';
import { showDay } from '#web/lib/dates.ts';
import * as words from '#words/stamps.ts';
import { StampBadge } from './stamp-badge.tsx';

/** The stamps that a project has earned (§15.6), each with its day. One that is earned while they are seen is pressed. */
export function StampList({ recorded }: { recorded: Recorded }) {
  const stamps = stampsOf(recorded);
  const [old] = useState(() => new Set(stamps.map(({ kind }) => kind)));
  if (stamps.length === 0) return null;
  return (
    <ul
      aria-label={words.list}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-x-1 gap-y-2 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]"
    >
      {stamps.map(({ kind, at, laterWeek }) => (
        <li key={kind} className="flex items-center gap-1 sm:gap-1.5">
          <StampBadge kind={kind} isFresh={!old.has(kind)} />
          <span className="wrap-anywhere min-w-0 text-sm leading-snug">
            <span className="block font-semibold">{words.names[kind]}</span>
            <span className="block text-ink-soft">{words.earned(showDay(at), laterWeek)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What a child may go for; nothing once a tree is planted. */
export function NextStamp({ recorded }: { recorded: Recorded }) {
  const next = nextStamp(stampsOf(recorded));
  return next && <p className="text-ink-soft text-sm">{words.next(words.names[next])}</p>;
}
