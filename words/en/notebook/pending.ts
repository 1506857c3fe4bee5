/** What waits to be sent, in the list of it; beside what steps, tracking, plantings and photos have in their own words. */

export const projectRemoval = 'Deleting a project';
export const projectRestoring = 'Bringing back a project';
export const projectTree = 'The tree of your project';
export const projectName = 'The name of your project';
export const projectPlace = 'The place of your project';
export const reviewFixed = 'Telling your leader that you fixed it';
export const reviewReport = 'Reporting a note';
export const treeCheck = 'How your tree is';
export const treeCheckChange = 'What you told of your tree';
export const treeCheckRemoval = 'Deleting what you told of your tree';
