/** Names in the list of waiting things, beside those of steps, tracking, plantings and photos. */

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
