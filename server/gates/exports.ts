/** Exports of gates for the other modules. */
export { type GuardedChild, guardedChild, guardedChildren } from './children.gate.ts';
export {
  type AskedOfChild,
  findYesProblemFor,
  isOfOwnChild,
  listAdminsFor,
  listAllRefused,
  listRefused,
  refuseBlockedParent,
  refuseClosed,
  refuseOwnChilds,
} from './closed-children.service.ts';
export {
  findOwnChildAnswer,
  insertOwnChildAnswer,
  isOusted,
  listClosedTo,
  listParentAddresses,
} from './own-children.store.ts';
export {
  type EntryTable,
  holdProject,
  holdProjectsOf,
  type OwnProject,
  ownerOfProject,
  ownKeptProject,
  ownKeptProjectOf,
  ownProject,
  ownProjectOf,
  projectOfChild,
  projectOfStudent,
  projectsOf,
  projectToDeleteAgain,
  type SeenProject,
  type ShownWork,
} from './projects.gate.ts';
export { refuseElder } from './second-yes.service.ts';
export { stepNumberOf } from './step-number.service.ts';
export { findStudent, viewedStudent } from './students.gate.ts';
