/**
 * A student by itself (PRODUCT.md#a-students-screen), and what that one has done, for an administrator to read
 * (PRODUCT.md#a-students-projects).
 */

/** The title, until the name of the student is there. */
export const student = 'Student';
export const loading = 'Loading the student...';
export const studentFailed = 'The student could not be loaded.';
/** Actions that need a connection. */
export const toHelp = 'To help a student';
export const count = (projects: number) => (projects === 1 ? '1 project' : `${projects} projects`);
export const willBeLogged =
  'Looking at them is written in the audit log, and the parents see that somebody looked.';

/** The title, until the name of the student is there. */
export const projects = 'Projects';
export const back = 'Back to the students';
export const backToStudent = 'Back to the student';
export const notHere = 'This scout is not here';
export const maybeDeleted = 'The account may have been deleted meanwhile.';
export const failed = 'The projects could not be loaded';
export const toSee = "To see a student's projects";
export const noTree = 'No tree yet';
export const noneStarted = (firstName: string) => `${firstName} has not started a project so far.`;
export const readOnly = 'To read only. The look and each download are logged, and the parents see them.';
export const allProjects = 'All projects';
