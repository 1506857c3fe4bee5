import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getUpload } from '#domain/contract/photos/photos.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import {
  agreeAsLeader,
  getLeaderHome,
  getLedTroop,
  getScout,
  getTroopHours,
  getTroopSheet,
} from '#domain/contract/troop/leader.ts';
import { paperOf } from '#domain/rules/platform/paper.ts';
import { call } from '#web/lib/call.ts';
import { IN_LANGUAGE, keyOf, READ_AGAIN, reading } from '#web/lib/query-client.ts';

/** A parent may say no at any moment: what is shown is asked for each time, and nothing of it is kept. */
const UNKEPT = { ...READ_AGAIN, gcTime: 0 } as const;

export function useLeaderHome() {
  return useQuery(reading(getLeaderHome));
}

export function useAgree() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (hash: string) => call(agreeAsLeader, { body: { hash } }),
    onSuccess: (home) => client.setQueryData(keyOf(getLeaderHome), home),
  });
}

export function useLedTroop(id: string) {
  return useQuery({ ...reading(getLedTroop, { id }), ...UNKEPT });
}

export function useScout(id: string) {
  return useQuery({ ...reading(getScout, { id }), ...UNKEPT });
}

/** Each look at it is asked of the server, which asks again what the parents show. */
export function thumbnailAddress(filename: string): string {
  return addressOf(getUpload, { filename }, { size: 'thumb' });
}

/** The sheet for a meeting, in the language of the page and on the paper of this place. */
export function sheetAddress(id: string): string {
  return addressOf(getTroopSheet, { id }, { paper: paperOf(navigator.language), ...IN_LANGUAGE });
}

export function hoursAddress(id: string): string {
  return addressOf(getTroopHours, { id }, IN_LANGUAGE);
}
