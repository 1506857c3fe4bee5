import { lazy, type ReactNode } from 'react';
import { PageShell, type PageShellProps } from '#web/ui/page-shell.tsx';
import { Brand } from './brand.tsx';

// The first load is the login page's, which needs no menu.
const bars = () => import('./top-bar.tsx');
const StudentBar = lazy(() => bars().then((it) => ({ default: it.StudentBar })));
const AccountBar = lazy(() => bars().then((it) => ({ default: it.AccountBar })));

export type FrameProps = {
  /**
   * What stands above: a student's menu; who is signed in and the way out; or the mark alone, which leads home. The
   * login page has the mark in its own place.
   */
  bar?: 'student' | 'account' | 'brand' | 'none';
  width?: PageShellProps['width'];
  children: ReactNode;
};

const BARS = {
  student: <StudentBar />,
  account: <AccountBar />,
  brand: <Brand />,
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
