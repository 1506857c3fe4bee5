import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import {
  countStudents,
  deleteUser,
  getConsentRecord,
  importSpecies,
  listAudit,
  listStudents,
  resetStudentPassword,
  type Student,
} from '#domain/contract/admin.ts';
import type { SentBodyOf, SentQueryOf } from '#domain/contract/endpoint.ts';
import { nextCursor } from '#domain/contract/paging.ts';
import { PAGE_MAX } from '#domain/limits.ts';
import { call } from '#web/lib/call.ts';
import { keyOf, reading } from '#web/lib/query-client.ts';

/** The four filters of §2.16 as their controls hold them: '' and 'all' leave a list open. */
export type StudentFilter = Required<SentQueryOf<typeof countStudents>>;

/** A few screens of the table; the rest comes while scrolling. */
const STUDENTS_A_PAGE = 100;
const AUDIT_ROWS_A_PAGE = 50;

/** Where the page after begins; undefined after the last. */
function cursorAfter(page: readonly Student[], size: number): string | undefined {
  return nextCursor(page, size, ({ createdAt }) => createdAt) ?? undefined;
}

/** The students that a filter lets through, by page. What was shown before stays until the answer is there. */
export function useStudentPages(filter: StudentFilter) {
  return useInfiniteQuery({
    queryKey: [...keyOf(listStudents), filter],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(listStudents, { query: { ...filter, cursor, limit: STUDENTS_A_PAGE }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => cursorAfter(page, STUDENTS_A_PAGE),
    placeholderData: keepPreviousData,
  });
}

/** How many students a filter lets through, in all and of each organization. */
export function useStudentCounts(filter: StudentFilter) {
  return useQuery({
    queryKey: [...keyOf(countStudents), filter],
    queryFn: ({ signal }) => call(countStudents, { query: filter, signal }),
    placeholderData: keepPreviousData,
  });
}

export type ExportOptions = {
  filter: StudentFilter;
  onRead: (students: number) => void;
  signal: AbortSignal;
};

/**
 * Every student that a filter lets through, read afresh for a file: what leaves the program leaves a row in the audit log,
 * and is not as old as the list on the screen.
 */
export function useReadAllStudents() {
  return useMutation({
    mutationFn: async ({ filter, onRead, signal }: ExportOptions): Promise<Student[]> => {
      const students: Student[] = [];
      let cursor: string | undefined;
      do {
        onRead(students.length);
        const query = { ...filter, cursor, limit: PAGE_MAX, purpose: 'export' } as const;
        const page: Student[] = await call(listStudents, { query, signal });
        students.push(...page);
        cursor = cursorAfter(page, PAGE_MAX);
      } while (cursor !== undefined);
      return students;
    },
  });
}

/** What a parent signed; null while nobody has. It is looked at, not kept: each look is written down (RULINGS 41). */
export function useConsentRecord(studentId: string) {
  return useQuery({ ...reading(getConsentRecord, { id: studentId }), gcTime: 0 });
}

/** The audit log by page, fresh each time it is opened: others write in it too. */
export function useAuditPages() {
  return useInfiniteQuery({
    queryKey: keyOf(listAudit),
    queryFn: ({ pageParam: cursor, signal }) =>
      call(listAudit, { query: { cursor, limit: AUDIT_ROWS_A_PAGE }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) =>
      nextCursor(page, AUDIT_ROWS_A_PAGE, ({ happenedAt }) => happenedAt) ?? undefined,
    gcTime: 0,
  });
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
    onSuccess: () =>
      Promise.all(
        [listStudents, countStudents].map((it) => client.invalidateQueries({ queryKey: keyOf(it) })),
      ),
  });
}

export function useImportSpecies() {
  return useMutation({ mutationFn: () => call(importSpecies) });
}
