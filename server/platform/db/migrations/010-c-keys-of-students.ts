/** Łukasz is found by 'lukasz' from now on, and each account gets what its list is sorted by. */
export { rewriteStudentKeys as up } from '../student-keys.ts';
