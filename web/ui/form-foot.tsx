import type { ReactNode } from 'react';

/** The end of a long form: in view wherever the child writes, unless it would fill half of a low screen. */
export function FormFoot({ children }: { children: ReactNode }) {
  return (
    <div className="-mx-[min(0.75rem,3vw)] [@media(min-height:30rem)]:sticky bottom-0 z-10 rounded-b-lg bg-paper-raised px-[min(0.75rem,3vw)] pt-1 pb-3">
      {children}
    </div>
  );
}
