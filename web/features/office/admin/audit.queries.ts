import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { type AuditEntry, listAudit } from '#domain/contract/office/admin.ts';
import type { SentQueryOf } from '#domain/contract/platform/endpoint.ts';
import { nextCursor } from '#domain/contract/platform/paging.ts';
import { PAGE_MAX } from '#domain/limits.ts';
import { call } from '#web/lib/call.ts';
import { keyOf } from '#web/lib/query-client.ts';

const AUDIT_ROWS_A_PAGE = 50;

/** The query of the audit log. */
type AuditFilter = Omit<SentQueryOf<typeof listAudit>, 'cursor' | 'limit' | 'purpose'>;

/** The audit log by page, fresh each time it is opened: others write in it too. */
export function useAuditPages(filter: AuditFilter) {
  return useInfiniteQuery({
    queryKey: [...keyOf(listAudit), filter],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(listAudit, { query: { ...filter, cursor, limit: AUDIT_ROWS_A_PAGE }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) =>
      nextCursor(page, AUDIT_ROWS_A_PAGE, ({ happenedAt }) => happenedAt) ?? undefined,
    gcTime: 0,
  });
}

/** All that a filter leaves of the log, read for a file; that is written into the log. */
export function useReadWholeLog() {
  return useMutation({
    gcTime: 0,
    mutationFn: async (filter: AuditFilter): Promise<AuditEntry[]> => {
      const entries: AuditEntry[] = [];
      let cursor: string | null | undefined;
      do {
        const query = { ...filter, ...(cursor && { cursor }), limit: PAGE_MAX, purpose: 'export' } as const;
        const page: AuditEntry[] = await call(listAudit, { query });
        entries.push(...page);
        cursor = nextCursor(page, PAGE_MAX, ({ happenedAt }) => happenedAt);
      } while (cursor);
      return entries;
    },
  });
}
