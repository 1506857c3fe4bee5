import type { UseMutationResult } from '@tanstack/react-query';
import { EllipsisVertical, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { remedyFor } from '#web/lib/call.ts';
import { Alert } from '#web/ui/alert.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import * as words from '#words/child-work.ts';
import { PageClosed } from './parent.queries.ts';

export type WorkMenuButtonProps = {
  /** What the menu is of, such as a project or the day of an entry. */
  of: string;
  id: string;
  /** What the line that deletes it reads. */
  label: string;
  /** The question, and what goes with it. */
  title: string;
  goes?: ReactNode;
  deletion: UseMutationResult<unknown, Error, string>;
  /** What else can be done with it. */
  children?: ReactNode;
  className?: string;
};

/** What a parent seldom does with a part of a child's work; she deletes it after a question that counts what goes. */
export function WorkMenuButton(props: WorkMenuButtonProps) {
  const { of, id, label, title, goes, deletion, children, className } = props;
  const [isAsked, setAsked] = useState(false);
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
        <MenuItem
          danger
          icon={<Trash2 aria-hidden="true" className="size-5 shrink-0" />}
          onSelect={() => setAsked(true)}
        >
          {label}
        </MenuItem>
      </Menu>
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
        pending={deletion.isPending}
        pendingText={words.deleting}
        onConfirm={() => deletion.mutate(id, { onSuccess: () => setAsked(false) })}
      >
        {deletion.isError && !(deletion.error instanceof PageClosed) && (
          <Alert live tone="danger">
            {remedyFor(deletion.error)}
          </Alert>
        )}
      </ConfirmDialog>
    </>
  );
}
