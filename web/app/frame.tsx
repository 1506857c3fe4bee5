import { lazy, type ReactNode } from 'react';
import { PageShell, type PageShellProps } from '#web/ui/page-shell.tsx';

// The first load is the login page's, which has no bar and needs no menu.
const bars = () => import('./top-bar.tsx');
const StudentBar = lazy(() => bars().then((it) => ({ default: it.StudentBar })));
const AccountBar = lazy(() => bars().then((it) => ({ default: it.AccountBar })));

export type FrameProps = {
  /** Whose bar stands above: a student's menu, or only who is signed in and the way out. */
  bar?: 'student' | 'account';
  width?: PageShellProps['width'];
  children: ReactNode;
};

/** The frame of a screen. */
export function Framed({ bar, width = 'normal', children }: FrameProps) {
  const topBar = bar === 'student' ? <StudentBar /> : bar === 'account' ? <AccountBar /> : undefined;
  return (
    <PageShell topBar={topBar} width={width}>
      {children}
    </PageShell>
  );
}
