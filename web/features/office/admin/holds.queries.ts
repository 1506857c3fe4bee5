import { useMutation, useQueryClient } from '@tanstack/react-query';
import { holdStudent, type NewHold } from '#domain/contract/keeping/holds.ts';
import { countStudents, listStudents } from '#domain/contract/office/admin.ts';
import { call } from '#web/lib/call.ts';
import { keyOf } from '#web/lib/query-client.ts';

/** Puts a student on hold, or goes on for longer; lists and counts are read anew. */
export function useHold(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewHold) => call(holdStudent, { params: { id }, body }),
    onSuccess: () =>
      Promise.all(
        [listStudents, countStudents].map((it) => client.invalidateQueries({ queryKey: keyOf(it) })),
      ),
  });
}
