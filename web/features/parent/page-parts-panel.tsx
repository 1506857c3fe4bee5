import type { ReactNode } from 'react';
import type { Child } from '#domain/contract/parent.ts';
import { Button } from '#web/ui/button.tsx';
import * as words from '#words/parent-page.tsx';

/** What stands on the page of a child below the newest work, in its order. */
const PAGE_PARTS = [
  'work',
  'reviews',
  'reminders',
  'correct',
  'permissions',
  'consent',
  'parents',
  'looks',
  'stop',
] as const satisfies readonly (keyof typeof words.parts)[];
export type PagePart = (typeof PAGE_PARTS)[number];

/** Whose part it is: the page may show several children. */
type NamedChild = Pick<Child, 'id' | 'firstName'>;

const idOf = (childId: string, part: PagePart) => `${part}-${childId}`;

/** Not by an address: what stands behind a # here is the token of a letter. */
function leadTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

export function leadToPart(childId: string, part: PagePart): void {
  leadTo(idOf(childId, part));
}

/** Of the heading above all that the page shows of a child. */
export const childHeadingId = (childId: string) => `child-${childId}`;

/** Of what is the parent's own, and stands below all of her children. */
export const ownAddressHeadingId = 'own-address';

function OwnAddressButton() {
  return (
    <Button variant="secondary" size="sm" onClick={() => leadTo(ownAddressHeadingId)}>
      {words.yourEmail}
    </Button>
  );
}

/** Leads to each child of a parent of several, since the page of one is long, and to what is her own. */
export function ChildrenPanel({ shown }: { shown: readonly NamedChild[] }) {
  return (
    <nav aria-label={words.onThisPage}>
      <ul className="flex flex-wrap gap-2">
        {shown.map(({ id, firstName }) => (
          <li key={id} className="min-w-0">
            <Button variant="secondary" size="sm" onClick={() => leadTo(childHeadingId(id))}>
              {firstName}
            </Button>
          </li>
        ))}
        <li>
          <OwnAddressButton />
        </li>
      </ul>
    </nav>
  );
}

export type PagePartsPanelProps = {
  child: NamedChild;
  isOnly: boolean;
  /** Parts that there is nothing in here. */
  without: readonly PagePart[];
};

/** Leads to each part of the page; of an only child also to what is the parent's own. */
export function PagePartsPanel({ child: { id, firstName }, isOnly, without }: PagePartsPanelProps) {
  const parts = PAGE_PARTS.filter((part) => !without.includes(part));
  return (
    <nav aria-label={words.onThisPageOf(firstName)}>
      <ul className="flex flex-wrap gap-2">
        {parts.map((part) => (
          <li key={part}>
            <Button variant="secondary" size="sm" onClick={() => leadToPart(id, part)}>
              {words.parts[part]}
            </Button>
          </li>
        ))}
        {isOnly && (
          <li>
            <OwnAddressButton />
          </li>
        )}
      </ul>
    </nav>
  );
}

export type PagePartPanelProps = { child: NamedChild; part: PagePart; children: ReactNode };

/** One part of the page; the keyboard goes on at its heading where something in it was deleted. */
export function PagePartPanel({ child, part, children }: PagePartPanelProps) {
  const id = idOf(child.id, part);
  return (
    <section aria-label={words.partOf(words.parts[part], child.firstName)} className="grid grid-cols-1 gap-4">
      <h3 id={id} tabIndex={-1} className="scroll-mt-4">
        {words.parts[part]}
      </h3>
      {children}
    </section>
  );
}
