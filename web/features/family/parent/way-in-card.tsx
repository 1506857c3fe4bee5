import { BookOpen, CircleStop, KeyRound, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';
import * as words from '#words/family/parent-page.tsx';

/** As on the bar of the page, in the same order as the words. */
const ICONS = [BookOpen, KeyRound, UsersRound, CircleStop] as const;

/** The parent's page explained, and how its link works. */
export function WayInCard({ picture }: { picture: ReactNode }) {
  return (
    <Card className="grid gap-4 sm:grid-cols-[minmax(0,12rem)_1fr] sm:gap-x-6">
      <div aria-hidden="true" className="mx-auto w-full max-w-56 sm:row-span-2">
        {picture}
      </div>
      <div className="grid content-start gap-3">
        <h2 className="text-xl">{words.finds}</h2>
        <ul className="grid gap-2.5">
          {words.found.map((line, at) => {
            const Icon = ICONS[at] ?? BookOpen;
            return (
              <li key={line} className="flex gap-3">
                <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-forest" />
                {line}
              </li>
            );
          })}
        </ul>
      </div>
      <p className="text-ink-soft text-sm">{words.howLinkWorks}</p>
    </Card>
  );
}
