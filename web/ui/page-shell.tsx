import type { ReactNode } from 'react';
import * as words from '#words/platform/frame.ts';

import { cx } from './class-names.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

const widths = { narrow: 'max-w-lg', normal: 'max-w-4xl', wide: 'max-w-6xl' };

export interface PageShellProps {
  topBar?: ReactNode;
  footer?: ReactNode;
  /** Stands to the left of the main part, for who has many places to go. */
  side?: ReactNode;
  children: ReactNode;
  width?: keyof typeof widths;
}

/** The frame of a screen: top bar, the main part at a readable width, footer; a skip link for the keyboard. */
export function PageShell({ topBar, footer, side, children, width = 'normal' }: PageShellProps) {
  const main = (
    <main
      id="content"
      tabIndex={-1}
      className={cx(
        'w-full min-w-0 flex-1 px-gutter pt-3 pb-16 outline-none sm:pt-8 print:max-w-none print:p-0',
        // Beside a bar each title begins at the same place.
        !side && 'mx-auto',
        widths[width],
      )}
    >
      {children}
    </main>
  );
  return (
    <div className="flex grow flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-md bg-paper-raised px-4 py-3 font-semibold text-forest focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {words.skipToContent}
      </a>
      {topBar && (
        <header className="border-line border-b bg-paper-raised print:hidden">
          <div
            className={cx(
              'mx-auto flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-gutter py-1 sm:min-h-16 sm:py-1.5',
              side ? 'max-w-[90rem]' : 'max-w-6xl',
            )}
          >
            {topBar}
          </div>
        </header>
      )}
      {/* The same elements with and without a side: nothing typed is lost when a tablet is turned. */}
      <div className={side ? 'mx-auto flex w-full max-w-[90rem] flex-1' : 'contents'}>
        {side}
        {main}
      </div>
      {footer && (
        <footer className="border-line border-t print:hidden">
          <div className="mx-auto max-w-6xl px-gutter py-6 text-ink-soft text-sm">{footer}</div>
        </footer>
      )}
    </div>
  );
}

export interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** A link back, above the title. */
  back?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
}

/** The title of a screen: its one `h1`, where the keyboard goes on when the screen before is gone. */
export function PageHeader({ title, subtitle, back, actions }: PageHeaderProps) {
  const arrival = useFocusOnArrival();
  return (
    // The surrounding element may set the distances itself.
    <div className="mb-6 grid gap-2 sm:mb-8 [.grid>&]:mb-0">
      {back}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grid min-w-0 gap-1.5">
          <h1 ref={arrival} tabIndex={-1} className="max-sm:text-2xl">
            {title}
          </h1>
          {subtitle && <p className="text-ink-soft sm:text-lg">{subtitle}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
