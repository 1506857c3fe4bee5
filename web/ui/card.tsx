import type { ComponentProps } from 'react';

import { cx } from './class-names.ts';

const looks = {
  page: 'border border-line bg-paper-raised p-gutter shadow-paper sm:p-6',
  notebook:
    'spine border border-line bg-paper-raised p-gutter pl-[min(2rem,9vw)] shadow-paper sm:p-6 sm:pl-9',
  dashed: 'border-2 border-dashed border-line-strong p-gutter sm:p-6',
  sunken: 'bg-paper-sunken p-gutter sm:p-6',
};

export interface CardProps extends ComponentProps<'div'> {
  /** A loose page, a bound notebook, a place still empty, or a note set into the page. */
  look?: keyof typeof looks;
  as?: 'div' | 'section' | 'article' | 'li';
}

/** A piece of paper to put things on. */
export function Card({ look = 'page', as: Tag = 'div', className, ...rest }: CardProps) {
  // The tag's own props are those of any flow element; only the ref's type differs.
  const Element = Tag as 'div';
  return <Element {...rest} className={cx('min-w-0 rounded-lg print:shadow-none', looks[look], className)} />;
}
