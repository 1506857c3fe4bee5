import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteUser, importSpecies, listStudents, resetStudentPassword } from '#domain/contract/admin.ts';
import type { SentBodyOf } from '#domain/contract/endpoint.ts';
import { call } from '#web/lib/call.ts';
import { keyOf, reading } from '#web/lib/query-client.ts';

export function useStudents() {
  return useQuery(reading(listStudents));
}

export function useResetStudentPassword() {
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof resetStudentPassword>) => call(resetStudentPassword, { body }),
  });
}

export function useDeleteUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteUser, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(listStudents) }),
  });
}

export function useImportSpecies() {
  return useMutation({ mutationFn: () => call(importSpecies) });
}
