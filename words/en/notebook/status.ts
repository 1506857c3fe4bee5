/** The progress of a project. */
export { statusLabel as status } from '#domain/rules/notebook/project.ts';
