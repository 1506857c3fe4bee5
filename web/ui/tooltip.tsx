import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactNode } from 'react';

import { TOOLTIP_DELAY_MS } from '#domain/limits.ts';

export interface TooltipProps {
  /** A few words more; never the only place where something is said, since fingers cannot hover. */
  text: string;
  /** The one focusable element it explains. */
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
}

/** Opens after the delay of PRODUCT.md#limits under a resting pointer, and at once on keyboard focus. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={TOOLTIP_DELAY_MS}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-[60] max-w-xs animate-appear rounded-sm bg-ink px-3 py-1.5 text-paper text-sm"
          >
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
