import type { ReactNode } from 'react';
import { type AskedDeletion, getAskedDeletion } from '#domain/contract/family/parent.ts';
import { isDeadLink } from '#web/lib/call.ts';
import { useAskedByLink } from '#web/lib/use-asked-by-link.ts';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import * as fields from '#words/platform/fields.ts';
import { ByLinkCard, type ByLinkCardProps } from './by-link-card.tsx';

type Words = Pick<ByLinkCardProps, 'title' | 'text'>;

export type DeletionLinkCardProps = Omit<ByLinkCardProps, 'title' | 'text'> & {
  /** The question; without a name when that could not be read. */
  asks: (asked: AskedDeletion | undefined) => Words;
};

/** A deletion letter's link, naming the child, since a parent may have several. */
export function DeletionLinkCard({ token, asks, ...rest }: DeletionLinkCardProps): ReactNode {
  const asked = useAskedByLink(getAskedDeletion, token);
  if (token !== '' && asked.isPending) {
    return (
      <SkeletonGroup label={fields.loading} className="grid gap-6">
        <Skeleton className="h-10 w-4/5" />
        <Skeleton className="h-12 w-full" />
      </SkeletonGroup>
    );
  }
  return <ByLinkCard token={isDeadLink(asked.error) ? '' : token} {...asks(asked.data)} {...rest} />;
}
