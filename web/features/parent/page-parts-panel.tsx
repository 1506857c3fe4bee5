import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';

/** What stands on the page of a child below the newest work, in its order. */
export const PAGE_PARTS = {
  work: 'Everything so far',
  correct: 'Correct something',
  permissions: 'Permissions',
  consent: 'Consent',
  looks: 'Who looked',
  stop: 'Stop or delete',
} as const;
export type PagePart = keyof typeof PAGE_PARTS;

const idOf = (childId: string, part: PagePart) => `${part}-${childId}`;

/** Leads to each part of the page. Not by an address: what stands behind a # here is the token of a letter. */
export function PagePartsPanel({ childId }: { childId: string }) {
  const lead = (part: PagePart) => {
    const heading = document.getElementById(idOf(childId, part));
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  };
  return (
    <nav aria-label="On this page">
      <ul className="flex flex-wrap gap-2">
        {(Object.keys(PAGE_PARTS) as PagePart[]).map((part) => (
          <li key={part}>
            <Button variant="secondary" size="sm" onClick={() => lead(part)}>
              {PAGE_PARTS[part]}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export type PagePartPanelProps = { childId: string; part: PagePart; children: ReactNode };

/** One part of the page; the keyboard goes on at its heading where something in it was deleted. */
export function PagePartPanel({ childId, part, children }: PagePartPanelProps) {
  const id = idOf(childId, part);
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h3 id={id} tabIndex={-1} className="scroll-mt-4">
        {PAGE_PARTS[part]}
      </h3>
      {children}
    </section>
  );
}
