import type { UseMutationResult } from '@tanstack/react-query';
import { EllipsisVertical, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { remedyFor } from '#web/lib/call.ts';
import { Alert } from '#web/ui/alert.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import * as words from '#words/family/child-work.ts';
import { PageClosed } from './parent.queries.ts';

/** One thing that may be deleted. */
export type Deletion = {
  id: string;
  /** The label of the line that deletes it. */
  label: string;
  /** The question, and what goes with it. */
  title: string;
  goes?: ReactNode;
  mutation: UseMutationResult<unknown, Error, string>;
};

export type WorkMenuButtonProps = {
  /** The menu's subject, such as a project or an entry's day. */
  of: string;
  deletions: readonly Deletion[];
  /** Further actions. */
  children?: ReactNode;
  className?: string;
};

/** A parent's rare actions on a part of a child's work; deleting asks with the counts of what goes. */
export function WorkMenuButton({ of, deletions, children, className }: WorkMenuButtonProps) {
  const [askedOf, askOf] = useState('');
  const [isAsked, setAsked] = useState(false);
  const asked = deletions.find(({ id }) => id === askedOf);
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={words.menuOf(of)}
            icon={<EllipsisVertical aria-hidden="true" className="size-5" />}
            variant={className ? 'secondary' : 'quiet'}
            {...(className && { className })}
          />
        }
      >
        {children}
        {deletions.map(({ id, label, mutation }) => (
          <MenuItem
            key={id}
            danger
            icon={<Trash2 aria-hidden="true" className="size-5 shrink-0" />}
            onSelect={() => {
              // Others are deleted by the same mutation, whose error is not this question's.
              mutation.reset();
              askOf(id);
              setAsked(true);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
      {asked && <Question of={asked} isAsked={isAsked} setAsked={setAsked} />}
    </>
  );
}

type QuestionProps = { of: Deletion; isAsked: boolean; setAsked: (isAsked: boolean) => void };

function Question({ of: { id, title, goes, mutation }, isAsked, setAsked }: QuestionProps) {
  return (
    <ConfirmDialog
      open={isAsked}
      onOpenChange={setAsked}
      title={title}
      body={
        <div className="grid gap-2">
          {goes && <div>{goes}</div>}
          <p>{words.nobodyBringsBack}</p>
        </div>
      }
      confirmLabel={words.deleteForGood}
      danger
      pending={mutation.isPending}
      pendingText={words.deleting}
      onConfirm={() => mutation.mutate(id, { onSuccess: () => setAsked(false) })}
    >
      {mutation.isError && !(mutation.error instanceof PageClosed) && (
        <Alert live tone="danger">
          {remedyFor(mutation.error)}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
