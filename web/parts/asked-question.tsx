import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageHeader } from '#web/ui/page-shell.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import * as words from '#words/platform/fields.ts';
import { LoadError } from './load-error.tsx';

export type AskedQuestionProps<T> = {
  title: string;
  asked: UseQueryResult<T>;
  /** Where it could not be read. */
  error: string;
  children: (asked: T) => ReactNode;
};

/** The screen of a question that is read by the link of a letter: on its way, not read, or there. */
export function AskedQuestion<T>({ title, asked, error, children }: AskedQuestionProps<T>) {
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={title} />
      {asked.isPending && (
        <SkeletonGroup label={words.loading} className="grid gap-4">
          <Skeleton className="h-6 w-full" />
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="mt-4 h-60 w-full rounded-lg" />
        </SkeletonGroup>
      )}
      {asked.isError && <LoadError title={error} error={asked.error} onRetry={() => asked.refetch()} />}
      {asked.data !== undefined && children(asked.data)}
    </div>
  );
}
