import type { ReactNode } from 'react';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { PageShell, type PageShellProps } from '#web/ui/page-shell.tsx';
import { Brand } from './brand.tsx';

// The first load is the login page's, which needs no menu.
const bars = () => import('./top-bar.tsx');
const WORDS = { meanwhile: <Brand />, isAll: true };
export const StudentBar = lazyPart(async () => (await bars()).StudentBar, WORDS);
const LanguageLinks = lazyPart(async () => (await import('#web/parts/language-links.tsx')).LanguageLinks);
const AccountBar = lazyPart(async () => (await bars()).AccountBar, WORDS);

export type FrameProps = {
  /**
   * The upper bar: a student's menu; the signed-in person and the way out; or the mark alone, which leads home. The
   * login page has the mark in its own place.
   */
  bar?: 'student' | 'account' | 'brand' | 'none';
  width?: PageShellProps['width'];
  children: ReactNode;
};

const BARS = {
  student: <StudentBar />,
  account: <AccountBar />,
  brand: (
    <div className="flex w-full items-center justify-between gap-3">
      <Brand />
      <LanguageLinks />
    </div>
  ),
  none: undefined,
};

/** The frame of a screen. */
export function Framed({ bar = 'brand', width = 'normal', children }: FrameProps) {
  return (
    <PageShell topBar={BARS[bar]} width={width}>
      {children}
    </PageShell>
  );
}
