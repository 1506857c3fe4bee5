import { useQuery } from '@tanstack/react-query';
import {
  getStudent,
  getStudentArchive,
  getStudentReport,
  getStudentWork,
} from '#domain/contract/office/student-work.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { paperOf } from '#domain/rules/platform/paper.ts';
import { IN_LANGUAGE, reading } from '#web/lib/query-client.ts';

/** A student by itself; fresh each time, since others help too. */
export function useStudent(id: string) {
  return useQuery({ ...reading(getStudent, { id }), staleTime: 0, gcTime: 0 });
}

/** A student's projects; what was read is not kept beyond the screen that shows it. */
export function useStudentWork(id: string) {
  return useQuery({ ...reading(getStudentWork, { id }), staleTime: 0, gcTime: 0 });
}

/** Where the files of a student's project are, on the paper and with the days of this place. */
export function studentFiles(id: string, projectId: string): { report: string; archive: string } {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const query = { paper: paperOf(navigator.language), timeZone, ...IN_LANGUAGE };
  return {
    report: addressOf(getStudentReport, { id, projectId }, query),
    archive: addressOf(getStudentArchive, { id, projectId }, query),
  };
}
