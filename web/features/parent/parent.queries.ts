import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addressOf, type Endpoint, type ResponseOf, type SentBodyOf } from '#domain/contract/endpoint.ts';
import * as parent from '#domain/contract/parent.ts';
import { PARENT_SESSION_MS } from '#domain/limits.ts';
import { paperOf } from '#domain/rules/paper.ts';
import { CallError, type CallOptions, call } from '#web/lib/call.ts';

/** Nobody's page is open here, or not any more. It is not the session of who is signed in that has ended. */
export class PageClosed extends Error {}

/** Whether a link in a letter leads nowhere any more. */
export function isDeadLink(error: unknown): boolean {
  return error instanceof CallError && error.status === 404;
}

/** Calls as a parent, who is nobody that is signed in here, whoever else is. */
async function callAsParent<E extends Endpoint>(
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
const KEY = 'parents-page';
/** Nothing is kept once no screen shows it. */
const UNKEPT = { gcTime: 0, staleTime: 0, refetchOnMount: 'always' } as const;
/** A page that nobody has used meanwhile is closed by then, and shows nothing any more. */
const CLOSED_AFTER_MS = PARENT_SESSION_MS + 1000;

/** The children of whose page is open; the error is PageClosed where none is. */
export function useChildren() {
  return useQuery({
    queryKey: [KEY, 'children'],
    queryFn: () => callAsParent(parent.listChildren),
    ...UNKEPT,
    refetchInterval: ({ state }) => (state.error instanceof PageClosed ? false : CLOSED_AFTER_MS),
    refetchOnWindowFocus: true,
  });
}

export function useChild(id: string) {
  return useQuery({
    queryKey: [KEY, 'child', id],
    queryFn: () => callAsParent(parent.getChild, { params: { id } }),
    ...UNKEPT,
  });
}

function forget(client: QueryClient): Promise<void> {
  return client.resetQueries({ queryKey: [KEY] });
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

export function useClosePage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callAsParent(parent.closeParentPage),
    onSettled: () => forget(client),
  });
}

export function useCloseEverywhere() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => callAsParent(parent.closeParentPages, { body: { token } }),
    onSuccess: () => forget(client),
  });
}

/** Where the browser gets a photo. */
export function childPhotoAddress(filename: string, size?: 'thumb'): string {
  return addressOf(parent.getChildUpload, { filename }, { size });
}

/** How a report looks here: on the paper of this place, with its days. */
function here() {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { paper: paperOf(navigator.language), timeZone };
}

export function childReportAddress(id: string, projectId: string): string {
  return addressOf(parent.getChildReport, { id, projectId }, here());
}

export function childProjectArchiveAddress(id: string, projectId: string): string {
  return addressOf(parent.getChildProjectArchive, { id, projectId }, here());
}

export function childArchiveAddress(id: string): string {
  return addressOf(parent.getChildArchive, { id }, here());
}
