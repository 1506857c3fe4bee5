/** How far a project is. */
export { statusLabel as status } from '#domain/rules/notebook/project.ts';
