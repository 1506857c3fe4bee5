import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadError } from '#web/parts/load-error.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';

/** A part of the screen under its heading. */
export function PartPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title} className="grid gap-4">
      <h2 className="text-xl">{title}</h2>
      {children}
    </Card>
  );
}

export type LoadedPanelProps<T> = {
  query: UseQueryResult<T>;
  /** Words while it loads, and when it fails. */
  words: { readonly loading: string; readonly failed: string };
  children: (data: T) => ReactNode;
};

/** Shows a read's result, its loading, or its error with another try. */
export function LoadedPanel<T>({ query, words, children }: LoadedPanelProps<T>) {
  const { data, isPending, isError, error, refetch } = query;
  if (isPending) {
    return (
      <SkeletonGroup label={words.loading} className="grid gap-3">
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-14 w-full" />
      </SkeletonGroup>
    );
  }
  if (isError && data === undefined)
    return <LoadError title={words.failed} error={error} onRetry={refetch} />;
  return data === undefined ? null : children(data);
}
