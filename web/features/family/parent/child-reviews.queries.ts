import { useQuery } from '@tanstack/react-query';
import { listChildReviews } from '#domain/contract/troop/reviewing.ts';
import { callAsParent, PARENTS_KEY, UNKEPT } from './parent.queries.ts';

/** What leaders said to a child, and what she answered. */
export function useChildReviews(id: string) {
  return useQuery({
    queryKey: [PARENTS_KEY, 'reviews', id],
    queryFn: () => callAsParent(listChildReviews, { params: { id } }),
    ...UNKEPT,
  });
}
