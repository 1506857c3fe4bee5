import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

import { buttonClass } from './button.tsx';
import { cx } from './class-names.ts';

/** The way back, above the title of a screen; its text begins where the title does. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className={cx(buttonClass({ variant: 'quiet', size: 'sm' }), '-ml-3 justify-self-start')}
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      {children}
    </Link>
  );
}
