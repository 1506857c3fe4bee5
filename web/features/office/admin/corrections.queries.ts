import { useMutation, useQueryClient } from '@tanstack/react-query';
import { correctStudent } from '#domain/contract/family/corrections.ts';
import { countStudents, listStudents } from '#domain/contract/office/admin.ts';
import type { SentBodyOf } from '#domain/contract/platform/endpoint.ts';
import { call } from '#web/lib/call.ts';
import { keyOf } from '#web/lib/query-client.ts';

/** Puts a student's names, organization, troop, state and ZIP code right; lists and counts are read anew. */
export function useCorrectStudent(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof correctStudent>) => call(correctStudent, { params: { id }, body }),
    onSuccess: () =>
      Promise.all(
        [listStudents, countStudents].map((it) => client.invalidateQueries({ queryKey: keyOf(it) })),
      ),
  });
}
