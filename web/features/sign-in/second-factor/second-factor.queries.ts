import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listPeople } from '#domain/contract/office/people.ts';
import { listTroops } from '#domain/contract/office/troops.ts';
import {
  confirmEnrolment,
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  startEnrolment,
  takeOffSecondFactor,
} from '#domain/contract/sign-in/second-factor.ts';
import { call } from '#web/lib/call.ts';
import { keyOf, reading } from '#web/lib/query-client.ts';

/** Loads the state of the user's second factor. */
export function useSecondFactor() {
  return useQuery(reading(getSecondFactor));
}

/** A new secret, to be shown and forgotten. */
export function useStartEnrolment() {
  return useMutation({ mutationFn: () => call(startEnrolment), gcTime: 0 });
}

/** Calls with a code; the state is read anew after each. The first two give recovery codes. */
export function useFactorCode() {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: keyOf(getSecondFactor) });
  const confirm = useMutation({
    mutationFn: (code: string) => call(confirmEnrolment, { body: { code } }),
    onSuccess,
    gcTime: 0,
  });
  const renew = useMutation({
    mutationFn: (code: string) => call(renewRecoveryCodes, { body: { code } }),
    onSuccess,
    gcTime: 0,
  });
  const end = useMutation({
    mutationFn: (code: string) => call(endSecondFactor, { body: { code } }),
    onSuccess,
  });
  return { confirm, renew, end };
}

/** Takes it off another's account. */
export function useTakeOffSecondFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(takeOffSecondFactor, { params: { id } }),
    // Not waited for: the button goes with what is read anew.
    onSettled: () => {
      for (const item of [listPeople, listTroops]) void client.invalidateQueries({ queryKey: keyOf(item) });
    },
  });
}
