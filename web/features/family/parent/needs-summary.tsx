import { type ReactNode, useState } from 'react';
import type { Child } from '#domain/contract/family/parent.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import * as words from '#words/family/parent-page.tsx';
import { AskedCard } from './asked-card.tsx';
import { StopSummary } from './stop-summary.tsx';
import { useLeading } from './use-parent-place.ts';

/** Things that need the parent: locks and stops, and one line for each thing that waits, leading to it. */
export function NeedsSummary({ shown }: { shown: readonly Child[] }) {
  const { lead } = useLeading();
  const [read, setRead] = useState<readonly string[]>([]);
  const lines = shown.flatMap(({ id, firstName, asksLeaders, hasNewWords }) => [
    asksLeaders && (
      <NeedLine key={`asked ${id}`} button={words.answer} onPress={() => lead(id, 'permissions')}>
        {words.leadersAsk(firstName)}
      </NeedLine>
    ),
    hasNewWords && !read.includes(id) && (
      <NeedLine
        key={`written ${id}`}
        button={words.read}
        onPress={() => {
          setRead([...read, id]);
          lead(id, 'reviews');
        }}
      >
        {words.leadersWrote(firstName)}
      </NeedLine>
    ),
  ]);
  return (
    <>
      {shown.map((child) => (
        <StopSummary key={child.id} child={child} isNamed={shown.length > 1} />
      ))}
      {shown.map((child) => child.card && <AskedCard key={child.id} child={child} card={child.card} />)}
      {lines.some(Boolean) && (
        <Alert>
          <ul className="grid gap-2">{lines}</ul>
        </Alert>
      )}
    </>
  );
}

type NeedLineProps = { button: string; onPress: () => void; children: ReactNode };

function NeedLine({ button, onPress, children }: NeedLineProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <p className="min-w-0 flex-1 basis-36">{children}</p>
      <Button variant="secondary" size="sm" onClick={onPress}>
        {button}
      </Button>
    </li>
  );
}
