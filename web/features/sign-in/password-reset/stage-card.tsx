import { type ReactNode, useRef } from 'react';
import { Card } from '#web/ui/card.tsx';
import { useFocusAsItAppears } from '#web/ui/use-focus-as-it-appears.ts';

export type StageCardProps = {
  title: string;
  /** Takes the focus, because the stage before, which had it, is gone. */
  focused?: boolean;
  children: ReactNode;
};

/** One stage with its heading. */
export function StageCard({ title, focused, children }: StageCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAsItAppears(heading, focused);
  return (
    <Card className="grid gap-5">
      <h2 ref={heading} tabIndex={-1} className="outline-none">
        {title}
      </h2>
      {children}
    </Card>
  );
}
