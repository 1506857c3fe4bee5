import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  endOtherSessions,
  endStaffSession,
  listStaffSessions,
} from '#domain/contract/sign-in/staff-sessions.ts';
import { call } from '#web/lib/call.ts';
import { keyOf, READ_AGAIN, reading } from '#web/lib/query-client.ts';

/** Where administrators are logged in; read again when the window is looked at again. */
export function useStaffSessions() {
  return useQuery({ ...reading(listStaffSessions), ...READ_AGAIN, gcTime: 0 });
}

/** Ends one, or all others of one's own; the list is as old as the answer. */
export function useEndSessions() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: keyOf(listStaffSessions) });
  const endOne = useMutation({
    mutationFn: (id: string) => call(endStaffSession, { params: { id } }),
    onSettled,
  });
  const endOthers = useMutation({ mutationFn: () => call(endOtherSessions), onSettled });
  return { endOne, endOthers };
}
