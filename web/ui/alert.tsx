import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { cx } from './class-names.ts';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

const looks = {
  info: { Icon: Info, className: 'bg-rain text-on-rain' },
  success: { Icon: CircleCheck, className: 'bg-moss text-on-moss' },
  warning: { Icon: TriangleAlert, className: 'bg-sun-soft text-on-sun-soft' },
  danger: { Icon: CircleAlert, className: 'bg-danger-soft text-on-danger-soft' },
};

export interface AlertProps {
  tone?: AlertTone;
  title?: string;
  /** For what the title describes. */
  titleId?: string | undefined;
  children?: ReactNode;
  /** It appears in answer to something the person did, and is to be read out. */
  live?: boolean;
}

/** A message within the page. */
export function Alert({ tone = 'info', title, titleId, children, live }: AlertProps) {
  const { Icon, className } = looks[tone];
  return (
    <div
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={cx(
        'flex gap-[min(0.75rem,3vw)] rounded-md border border-current/30 px-[min(1rem,4vw)] py-3.5',
        className,
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
      <div className="wrap-anywhere min-w-0 flex-1">
        {title && (
          <p id={titleId} className="font-semibold">
            {title}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
