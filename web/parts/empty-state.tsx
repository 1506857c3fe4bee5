import type { ReactNode } from 'react';
import { useDocumentTitle } from '#web/lib/document-title.ts';

export interface EmptyStateProps {
  /** A drawing; silent to screen readers. */
  illustration?: ReactNode;
  title: string;
  text?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
  /** With 1 it is the whole screen, and names the tab too. */
  headingLevel?: 1 | 2 | 3;
}

/** The place where there is nothing yet, with the way to begin. */
export function EmptyState({ illustration, title, text, action, headingLevel = 2 }: EmptyStateProps) {
  useDocumentTitle(headingLevel === 1 ? title : null);
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="mx-auto grid max-w-md grid-cols-1 justify-items-center gap-3 py-8 text-center">
      {illustration && (
        <div aria-hidden="true" className="mb-2 w-full max-w-64">
          {illustration}
        </div>
      )}
      <Heading className="text-2xl">{title}</Heading>
      {text && <p className="text-balance text-ink-soft">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
