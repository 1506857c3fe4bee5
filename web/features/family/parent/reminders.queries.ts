import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { chooseReminders, getReminderWish } from '#domain/contract/family/reminders.ts';
import { callAsParent, PARENTS_KEY, UNKEPT } from './parent.queries.ts';

const keyOf = (id: string) => [PARENTS_KEY, 'reminders', id] as const;

/** Loads this parent's wish about reminders for a child. */
export function useReminderWish(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: () => callAsParent(getReminderWish, { params: { id } }),
    ...UNKEPT,
  });
}

export function useChoosingReminders(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isWanted: boolean) => callAsParent(chooseReminders, { params: { id }, body: { isWanted } }),
    onSuccess: (wish) => client.setQueryData(keyOf(id), wish),
  });
}
