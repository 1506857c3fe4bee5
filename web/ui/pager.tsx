import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { LOCALE } from '#words/platform/language.ts';
import * as words from '#words/platform/pager.ts';
import { buttonClass } from './button.tsx';
import { cx } from './class-names.ts';

export interface PagerProps {
  /** The paged thing, for people who cannot see it. */
  label: string;
  page: number;
  pages: number;
  /** The addresses of other pages; null where there is none to go to. */
  first: string | null;
  previous: string | null;
  next: string | null;
  last: string | null;
  /** Called when one of them is followed. */
  onTurn?: () => void;
}

const icon = 'size-5';

/** The way through a long list: links, so that each page can be opened, kept and gone back to. */
export function Pager({ label, page, pages, first, previous, next, last, onTurn }: PagerProps) {
  const number = (number: number) => number.toLocaleString(LOCALE);
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1 sm:gap-2">
      <PageLink to={first} name={words.firstPage} onTurn={onTurn}>
        <ChevronFirst aria-hidden="true" className={icon} />
      </PageLink>
      <PageLink to={previous} name={words.previousPage} onTurn={onTurn}>
        <ChevronLeft aria-hidden="true" className={icon} />
      </PageLink>
      <p className="px-1 text-center sm:min-w-36 tabular-nums">{words.pageOf(number(page), number(pages))}</p>
      <PageLink to={next} name={words.nextPage} onTurn={onTurn}>
        <ChevronRight aria-hidden="true" className={icon} />
      </PageLink>
      <PageLink to={last} name={words.lastPage} onTurn={onTurn}>
        <ChevronLast aria-hidden="true" className={icon} />
      </PageLink>
    </nav>
  );
}

type PageLinkProps = {
  to: string | null;
  name: string;
  children: ReactNode;
  onTurn?: (() => void) | undefined;
};

function PageLink({ to, name, children, onTurn }: PageLinkProps) {
  const look = cx(buttonClass({ variant: 'secondary', size: 'sm' }), 'px-2');
  if (to === null) {
    // It keeps its place in the row, and is nothing to those who cannot see the row.
    return (
      <span aria-hidden="true" className={cx(look, 'cursor-default opacity-50')}>
        {children}
      </span>
    );
  }
  return (
    <Link href={to} aria-label={name} className={look} {...(onTurn && { onClick: onTurn })}>
      {children}
    </Link>
  );
}
