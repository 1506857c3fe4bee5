import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '#web/app/paths.ts';
import { isUnauthorized } from '#web/lib/call.ts';
import { newId } from '#web/lib/new-id.ts';
import { PressError } from '#web/parts/press-error.tsx';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/class-names.ts';
import { toast } from '#web/ui/toast-store.ts';
import * as beginning from '#words/notebook/new-project.ts';
import * as words from '#words/notebook/projects.tsx';
import * as fields from '#words/platform/fields.ts';
import { useCreateProject } from './projects.queries.ts';

export type StartProjectButtonProps = Pick<
  ButtonProps,
  'variant' | 'wide' | 'className' | 'icon' | 'children'
> & {
  /** The student's own state. */
  state: string;
};

/** Starts a project and goes to its first step. */
export function StartProjectButton({ state, children, ...look }: StartProjectButtonProps) {
  const create = useCreateProject();
  const [id] = useState(newId);
  const [, navigate] = useLocation();
  const start = () =>
    create.mutate(
      { id, scoutState: state },
      {
        onSuccess: () => {
          toast({ title: beginning.success, description: beginning.created });
          navigate(paths.step(id, 1));
        },
        onError: (error) => {
          if (isUnauthorized(error)) return;
          toast({ title: fields.error, description: beginning.notCreated, variant: 'destructive' });
        },
      },
    );
  return (
    <>
      <Button
        icon={<Plus aria-hidden="true" className="size-5" />}
        {...look}
        pending={create.isPending}
        pendingText={beginning.creating}
        onClick={start}
      >
        {children}
      </Button>
      <PressError error={create.error}>{beginning.notCreated}</PressError>
    </>
  );
}

export type NewProjectCardProps = {
  /** The student's own state. */
  state: string;
  /** Nothing else waits: no tree is growing. */
  isNext: boolean;
  illustration?: ReactNode;
};

/** PRODUCT.md#dashboard: the last card of the dashboard. */
export function NewProjectCard({ state, isNext, illustration }: NewProjectCardProps) {
  return (
    <Card
      as="section"
      look="dashed"
      className={cx(
        'grid grid-cols-1 content-center justify-items-center gap-4 py-8 text-center',
        // The only card there is: it does not cower in a corner of a wide screen.
        illustration ? 'col-span-full sm:py-14' : '',
      )}
    >
      {illustration && (
        <div aria-hidden="true" className="w-40 sm:w-56">
          {illustration}
        </div>
      )}
      <h2 className="text-xl">{words.startOne}</h2>
      <p className="max-w-xs text-ink-soft">{words.whatItIs}</p>
      <StartProjectButton state={state} variant={isNext ? 'primary' : 'secondary'}>
        {words.start}
      </StartProjectButton>
    </Card>
  );
}
