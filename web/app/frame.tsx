import type { ReactNode } from 'react';
import { PageShell, type PageShellProps } from '#web/ui/page-shell.tsx';
import { AccountBar, StudentBar } from './top-bar.tsx';

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
