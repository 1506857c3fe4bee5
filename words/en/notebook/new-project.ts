/** PRODUCT.md#projects: how a project is called until its child gives it a name; and what is said as it begins. */
export { newProjectName as named } from '#domain/rules/notebook/project.ts';
export const creating = 'Creating...';
/** The title of a toast that says that something was done. */
export const success = 'Success';
export const created = 'New project created successfully';
export const notCreated = 'Failed to create project';
