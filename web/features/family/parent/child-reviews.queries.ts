import { useQuery } from '@tanstack/react-query';
import { listChildReviews } from '#domain/contract/troop/reviewing.ts';
import { callAsParent, PARENTS_KEY, UNKEPT } from './parent.queries.ts';

/** Loads a child's reviews and answers. */
export function useChildReviews(id: string) {
  return useQuery({
    queryKey: [PARENTS_KEY, 'reviews', id],
    queryFn: () => callAsParent(listChildReviews, { params: { id } }),
    ...UNKEPT,
  });
}
