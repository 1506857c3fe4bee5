import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as childWork from '#domain/contract/family/child-work.ts';
import { chooseParentLanguage } from '#domain/contract/family/guardians.ts';
import { confirmAddress, undoAddress } from '#domain/contract/family/own-address.ts';
import * as parent from '#domain/contract/family/parent.ts';
import { stopRemindersByLink } from '#domain/contract/family/reminders.ts';
import { confirmStaffAddress, undoStaffAddress } from '#domain/contract/office/staff-address.ts';
import { getUpload } from '#domain/contract/photos/photos.ts';
import {
  addressOf,
  type Endpoint,
  type ResponseOf,
  type SentBodyOf,
} from '#domain/contract/platform/endpoint.ts';
import { settleChildCard } from '#domain/contract/sign-in/sign-in-cards.ts';
import { PARENT_SESSION_MS } from '#domain/limits.ts';
import { paperOf } from '#domain/rules/platform/paper.ts';
import { CallError, type CallOptions, call } from '#web/lib/call.ts';
import { keepChoiceBy } from '#web/lib/page-language.ts';
import { IN_LANGUAGE } from '#web/lib/query-client.ts';

/** Nobody's page is open here, or not any more. It is not the session of who is signed in that has ended. */
export class PageClosed extends Error {}

/** Calls as a parent, who is nobody that is signed in here, whoever else is. */
export async function callAsParent<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<ResponseOf<E>> {
  try {
    return await call(endpoint, { ...options, as: null });
  } catch (error) {
    if (error instanceof CallError && error.status === 401) throw new PageClosed();
    throw error;
  }
}

/** Apart from what is kept on the device: that is read under 'api'. */
export const PARENTS_KEY = 'parents-page';
/** Nothing is kept once no screen shows it. */
export const UNKEPT = { gcTime: 0, staleTime: 0, refetchOnMount: 'always' } as const;
/** A page that nobody has used meanwhile is closed by then, and shows nothing any more. */
const CLOSED_AFTER_MS = PARENT_SESSION_MS + 1000;

export const CHILDREN = [PARENTS_KEY, 'children'];

/** Whatever is read or pressed once the page has closed is refused: then the page itself is asked, and shows that it has. */
function useClosedByAnyCall(): void {
  const client = useQueryClient();
  useEffect(() => {
    const ask = (error: unknown) => {
      const page = client.getQueryState(CHILDREN);
      const isShown = page?.data !== undefined && !(page.error instanceof PageClosed);
      if (error instanceof PageClosed && isShown) void client.invalidateQueries({ queryKey: CHILDREN });
    };
    const caches = [client.getQueryCache(), client.getMutationCache()].map((cache) =>
      cache.subscribe((it) => it.type === 'updated' && it.action.type === 'error' && ask(it.action.error)),
    );
    return () => {
      for (const leave of caches) leave();
    };
  }, [client]);
}

/** The children of whose page is open; the error is PageClosed where none is. */
export function useChildren() {
  useClosedByAnyCall();
  return useQuery({
    queryKey: CHILDREN,
    queryFn: () => callAsParent(parent.listChildren),
    ...UNKEPT,
    refetchInterval: ({ state }) => (state.error instanceof PageClosed ? false : CLOSED_AFTER_MS),
    refetchOnWindowFocus: true,
  });
}

export function useChild(id: string) {
  return useQuery({
    queryKey: [PARENTS_KEY, 'child', id],
    queryFn: () => callAsParent(parent.getChild, { params: { id } }),
    ...UNKEPT,
  });
}

function forget(client: QueryClient): Promise<void> {
  return client.resetQueries({ queryKey: [PARENTS_KEY] });
}

export function useRequestLink() {
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof parent.requestParentLink>) =>
      callAsParent(parent.requestParentLink, { body }),
  });
}

export function useOpenPage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => callAsParent(parent.openParentPage, { body: { token } }),
    onSuccess: () => forget(client),
  });
}

/**
 * The language that a parent chooses on the page is also that of letters, about all children
 * (PRODUCT.md#the-language-of-a-parent).
 */
export function useLanguageKept(): void {
  useEffect(() => keepChoiceBy((language) => callAsParent(chooseParentLanguage, { body: { language } })), []);
}

export function useClosePage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callAsParent(parent.closeParentPage),
    onSettled: () => forget(client),
  });
}

const BY_LINK = {
  close: parent.closeParentPages,
  cancel: parent.cancelDeletionByLink,
  deleteAtOnce: parent.deleteAtOnce,
  confirmAddress,
  undoAddress,
  confirmStaffAddress,
  stopReminders: stopRemindersByLink,
} as const;
/** The actions of letters' links. */
export type ByLink = keyof typeof BY_LINK;

export function useByLink(does: ByLink) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => callAsParent(BY_LINK[does], { body: { token } }),
    onSuccess: () => forget(client),
  });
}

/** Keeps the address of a leader or an administrator, with another password. */
export function useKeepStaffAddress() {
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof undoStaffAddress>) => call(undoStaffAddress, { body }),
  });
}

/** A parent's calls to stop a notebook or have it deleted, and to take that back. */
export function useStopping(id: string) {
  const client = useQueryClient();
  const params = { id };
  const onSettled = () => client.invalidateQueries({ queryKey: [PARENTS_KEY] });
  const stop = useMutation({ mutationFn: () => callAsParent(parent.stopChild, { params }), onSettled });
  const start = useMutation({ mutationFn: () => callAsParent(parent.startChild, { params }), onSettled });
  const cancel = useMutation({
    mutationFn: () => callAsParent(parent.cancelChildDeletion, { params }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (body: SentBodyOf<typeof parent.deleteChild>) =>
      callAsParent(parent.deleteChild, { params, body }),
    onSettled,
  });
  return { stop, start, cancel, remove, error: stop.error ?? start.error ?? cancel.error };
}

/** A parent's corrections. */
export function useCorrecting(id: string) {
  const client = useQueryClient();
  const params = { id };
  const onSettled = () => client.invalidateQueries({ queryKey: [PARENTS_KEY] });
  const correct = useMutation({
    mutationFn: (body: SentBodyOf<typeof parent.correctChild>) =>
      callAsParent(parent.correctChild, { params, body }),
    onSettled,
  });
  const setPassword = useMutation({
    mutationFn: (body: SentBodyOf<typeof parent.setChildPassword>) =>
      callAsParent(parent.setChildPassword, { params, body }),
    onSettled,
  });
  const settleCard = useMutation({
    mutationFn: (body: SentBodyOf<typeof settleChildCard>) => callAsParent(settleChildCard, { params, body }),
    onSettled,
  });
  return { correct, setPassword, settleCard };
}

/** Deletes what should not be in the notebook. */
export function useDeleting(id: string) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: [PARENTS_KEY] });
  const photo = useMutation({
    mutationFn: (photoId: string) => callAsParent(childWork.deleteChildPhoto, { params: { id, photoId } }),
    onSettled,
  });
  const entry = useMutation({
    mutationFn: (entryId: string) => callAsParent(childWork.deleteChildEntry, { params: { id, entryId } }),
    onSettled,
  });
  const project = useMutation({
    mutationFn: (projectId: string) =>
      callAsParent(childWork.deleteChildProject, { params: { id, projectId } }),
    onSettled,
  });
  return { photo, entry, project };
}

/** The reader of a child's work: a parent by cookie, a leader by session. */
export type Reader = 'parent' | 'leader';

/** Where the browser of a reader gets a photo. */
export function photoAddressFor(reader: Reader, filename: string, size?: 'thumb'): string {
  if (reader === 'parent') return childPhotoAddress(filename, size);
  return addressOf(getUpload, { filename }, { size });
}

/** Where the browser of a parent gets a photo. */
export function childPhotoAddress(filename: string, size?: 'thumb'): string {
  return addressOf(childWork.getChildUpload, { filename }, { size });
}

/** Returns the settings of a report here: the local paper size and dates. */
function here() {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { paper: paperOf(navigator.language), timeZone, ...IN_LANGUAGE };
}

export function childReportAddress(id: string, projectId: string): string {
  return addressOf(childWork.getChildReport, { id, projectId }, here());
}

export function childProjectArchiveAddress(id: string, projectId: string): string {
  return addressOf(childWork.getChildProjectArchive, { id, projectId }, here());
}

export function childArchiveAddress(id: string): string {
  return addressOf(childWork.getChildArchive, { id }, here());
}
