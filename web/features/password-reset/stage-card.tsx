import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '#web/ui/card.tsx';

export type StageCardProps = {
  title: string;
  /** Takes the focus, because the stage before, which had it, is gone. */
  focused?: boolean;
  children: ReactNode;
};

/** One stage with its heading. */
export function StageCard({ title, focused, children }: StageCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <Card className="grid gap-5">
      <h2 ref={heading} tabIndex={-1} className="outline-none">
        {title}
      </h2>
      {children}
    </Card>
  );
}
