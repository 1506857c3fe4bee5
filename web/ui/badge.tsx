import type { ReactNode } from 'react';

import { cx } from './class-names.ts';

export type BadgeTone = 'neutral' | 'active' | 'done' | 'waiting' | 'danger';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-paper-sunken text-ink-soft',
  active: 'bg-rain text-on-rain',
  done: 'bg-moss text-on-moss',
  waiting: 'bg-sun-soft text-on-sun-soft',
  danger: 'bg-danger-soft text-on-danger-soft',
};

export interface BadgeProps {
  tone?: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
}

/** One or two words on the state of something; the words say it, the colour only helps. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex min-h-7 items-center gap-1.5 rounded-sm border border-current/25 px-2.5 font-semibold text-sm',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
