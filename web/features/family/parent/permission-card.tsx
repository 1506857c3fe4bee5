import type { ReactNode, Ref } from 'react';
import { remedyFor } from '#web/lib/call.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/class-names.ts';
import * as page from '#words/family/parent-page.tsx';
import { PageClosed } from './parent.queries.ts';

/** Shows a switch's state; its button's words say what a press does. */
function SwitchMark({ isOn }: { isOn: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'flex h-6 w-10 shrink-0 items-center rounded-full border-2 px-0.5 transition-colors',
        isOn ? 'justify-end border-forest bg-forest' : 'justify-start border-line-strong bg-paper-sunken',
      )}
    >
      <span
        className={cx(
          'size-4 rounded-full forced-colors:bg-[CanvasText]',
          isOn ? 'bg-on-forest' : 'bg-line-strong',
        )}
      />
    </span>
  );
}

export type SwitchButtonProps = {
  isOn: boolean;
  isPending: boolean;
  onPress: () => void;
  children: string;
};

/** Gives something or takes it back, and shows how it stands. */
export function SwitchButton({ isOn, isPending, onPress, children }: SwitchButtonProps) {
  return (
    <Button
      variant="secondary"
      className="justify-self-start"
      icon={<SwitchMark isOn={isOn} />}
      pending={isPending}
      pendingText={page.saving}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}

/** Above it there may be more choices than fit the window. */
const bringIntoView = (input: HTMLElement | null) => input?.scrollIntoView({ block: 'nearest' });

export type PermissionCardProps = {
  as?: 'li' | 'div';
  title: string;
  /** The meaning of the permission, and further choices. */
  children: ReactNode;
  /** The state, and its beginning. */
  state: ReactNode;
  /** The button that turns it. */
  turn: ReactNode;
  error: Error | null;
  /** Where the keyboard goes on once a switch is gone that was pressed. */
  stands?: Ref<HTMLParagraphElement>;
};

/** One thing that a parent allows or does not: what it means, how it stands, and the switch. */
export function PermissionCard({ as, title, children, state, turn, error, stands }: PermissionCardProps) {
  return (
    <Card as={as} className="grid gap-3">
      <h3>{title}</h3>
      {children}
      {/* The one thing that changes with the press, and is told as it does. */}
      <p ref={stands} tabIndex={-1} aria-live="polite" className="font-semibold">
        {state}
      </p>
      {turn}
      {error && !(error instanceof PageClosed) && (
        <div ref={bringIntoView}>
          <Alert live tone="danger">
            {remedyFor(error)}
          </Alert>
        </div>
      )}
    </Card>
  );
}
