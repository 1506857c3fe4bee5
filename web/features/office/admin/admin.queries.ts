import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type ConsentProof,
  confirmByPhone,
  receiveSignedForm,
  type SignedForm,
} from '#domain/contract/consent/consent-proof.ts';
import {
  answerBlock,
  blockGuardian,
  type Guardian,
  listGuardians,
  unblockGuardian,
} from '#domain/contract/family/guardians.ts';
import {
  type ConsentRecord,
  correctParentEmail,
  countStudents,
  deleteUser,
  getConsentRecord,
  listStudents,
  resetStudentPassword,
  type SortOrder,
  type Student,
  type StudentSort,
} from '#domain/contract/office/admin.ts';
import { listUnsentMails, sendMailAgain } from '#domain/contract/office/unsent-mails.ts';
import { addressOf, type SentBodyOf, type SentQueryOf } from '#domain/contract/platform/endpoint.ts';
import { importSpecies } from '#domain/contract/species/species.ts';
import { PAGE_MAX } from '#domain/limits.ts';
import { placeOf } from '#domain/rules/office/student-order.ts';
import { call, request } from '#web/lib/call.ts';
import { keyOf, READ_AGAIN, reading } from '#web/lib/query-client.ts';

/** The filters of PRODUCT.md#the-list-of-students as their controls hold them: '' and 'all' leave a list open. */
export type StudentFilter = Required<SentQueryOf<typeof countStudents>>;
export const NO_FILTER: StudentFilter = {
  q: '',
  organization: 'all',
  state: 'all',
  troop: '',
  status: 'all',
};

/** By whom and in which direction a list goes, and whom it has. */
export type StudentListing = { filter: StudentFilter; sort: StudentSort; order: SortOrder };

export type PageQuery = Pick<SentQueryOf<typeof listStudents>, 'cursor' | 'before' | 'limit'>;

/** A page of a list; null while it is not known which. What was shown before stays until the response is there. */
export function useStudentPage({ filter, ...order }: StudentListing, page: PageQuery | null) {
  const query = { ...filter, ...order, ...page };
  return useQuery({
    queryKey: [...keyOf(listStudents), query],
    queryFn: ({ signal }) => call(listStudents, { query, signal }),
    enabled: page !== null,
    placeholderData: keepPreviousData,
  });
}

/** Loads the number of students behind a filter, in all and by organization. */
export function useStudentCounts(filter: StudentFilter) {
  return useQuery({
    queryKey: [...keyOf(countStudents), filter],
    queryFn: ({ signal }) => call(countStudents, { query: filter, signal }),
    placeholderData: keepPreviousData,
  });
}

export type ExportOptions = StudentListing & {
  onRead: (students: number) => void;
  signal: AbortSignal;
};

/**
 * Every student of a list, read afresh for a file: what leaves the program leaves a row in the audit log, and is not as
 * old as the list on the screen.
 */
export function useReadAllStudents() {
  return useMutation({
    mutationFn: async ({ filter, sort, order, onRead, signal }: ExportOptions): Promise<Student[]> => {
      const students: Student[] = [];
      let cursor: string | undefined;
      do {
        onRead(students.length);
        const query = { ...filter, sort, order, cursor, limit: PAGE_MAX, purpose: 'export' } as const;
        const page: Student[] = await call(listStudents, { query, signal });
        students.push(...page);
        const last = page.at(-1);
        cursor = last && page.length === PAGE_MAX ? placeOf(last, sort) : undefined;
      } while (cursor !== undefined);
      return students;
    },
  });
}

/**
 * The mails that could not be sent so far (PRODUCT.md#what-could-not-be-sent); read again when the window is looked at
 * again.
 */
export function useUnsentMails() {
  return useQuery({ ...reading(listUnsentMails), ...READ_AGAIN });
}

/** Has one of them tried again; the list is as old as the answer. */
export function useSendMailAgain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(sendMailAgain, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(listUnsentMails) }),
  });
}

/**
 * Loads a parent's signed consent; null without one. It is not kept here, since each look is logged
 * (PRODUCT.md#the-log).
 */
export function useConsentRecord(studentId: string) {
  return useQuery({ ...reading(getConsentRecord, { id: studentId }), gcTime: 0 });
}

/** Puts a mistyped address right; the record that is shown has it at once. */
export function useCorrectParentEmail(studentId: string) {
  const client = useQueryClient();
  const params = { id: studentId };
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof correctParentEmail>) => call(correctParentEmail, { params, body }),
    onSuccess: ({ record }) => {
      client.setQueryData(keyOf(getConsentRecord, params), record);
      // Mails for the old address now wait for the new one.
      return client.invalidateQueries({ queryKey: keyOf(listUnsentMails) });
    },
  });
}

/** Puts new evidence of a consent into the shown record; people who waited for it wait no longer. */
function useTakeProof(studentId: string) {
  const client = useQueryClient();
  const queryKey = keyOf(getConsentRecord, { id: studentId });
  return (proof: ConsentProof) => {
    const record = client.getQueryData<ConsentRecord | null>(queryKey);
    if (record) client.setQueryData(queryKey, { ...record, ...proof });
    const stale = [keyOf(listStudents), keyOf(countStudents), ...(record ? [] : [queryKey])];
    return Promise.all(stale.map((key) => client.invalidateQueries({ queryKey: key })));
  };
}

/** Writes down that a parent confirmed on the phone what was signed. */
export function useConfirmByPhone(studentId: string) {
  const takeProof = useTakeProof(studentId);
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof confirmByPhone>) =>
      call(confirmByPhone, { params: { id: studentId }, body }),
    onSuccess: takeProof,
  });
}

/** Sends the scan of a form that was signed on paper. */
export function useReceiveSignedForm(studentId: string) {
  const takeProof = useTakeProof(studentId);
  return useMutation({
    mutationFn: ({ file, parent }: { file: File; parent: SignedForm }) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(parent)) body.append(name, value);
      body.append('form', file, file.name);
      const { method } = receiveSignedForm;
      return request<ConsentProof>(addressOf(receiveSignedForm, { id: studentId }), { method, body });
    },
    onSuccess: takeProof,
  });
}

/** Loads a student's parents. They are not kept here, since each look is logged (PRODUCT.md#the-log). */
export function useGuardians(studentId: string) {
  return useQuery({ ...reading(listGuardians, { id: studentId }), gcTime: 0, refetchOnWindowFocus: false });
}

/** Blocks a parent, lets one in again, and answers what another administrator asked; the list is as old as the answer. */
export function useBlocking(studentId: string, guardianId: string) {
  const client = useQueryClient();
  const params = { id: studentId, guardianId };
  const queryKey = keyOf(listGuardians, { id: studentId });
  const onSuccess = (listed: Guardian[]) => client.setQueryData(queryKey, listed);
  const block = useMutation({
    mutationFn: (body: SentBodyOf<typeof blockGuardian>) => call(blockGuardian, { params, body }),
    onSuccess,
  });
  const unblock = useMutation({
    mutationFn: (body: SentBodyOf<typeof unblockGuardian>) => call(unblockGuardian, { params, body }),
    onSuccess,
  });
  const answer = useMutation({
    mutationFn: (body: SentBodyOf<typeof answerBlock>) => call(answerBlock, { params, body }),
    onSuccess,
    // Another administrator may have been faster.
    onError: () => client.invalidateQueries({ queryKey }),
  });
  return { block, unblock, answer };
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
