import { ArrowLeft } from 'lucide-react';
import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'wouter';

import { buttonClass } from './button.tsx';
import { cx } from './class-names.ts';

export type BackLinkProps = {
  href: string;
  /** May go back in the history instead, and prevent what the link does. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
};

/** The way back, above the title of a screen; its text begins where the title does. */
export function BackLink({ href, onClick, children }: BackLinkProps) {
  return (
    <Link
      href={href}
      onClick={onClick}
      className={cx(buttonClass({ variant: 'quiet', size: 'sm' }), '-ml-3 justify-self-start')}
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      <span className="text-left">{children}</span>
    </Link>
  );
}
