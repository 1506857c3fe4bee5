/** Words of the page before its script is there: web/index.html has them to the letter. */
export const description = 'Rootling: a field notebook in which scouts learn how to clone trees.';
export const needsJavaScript =
  'This page needs JavaScript. Please turn it on in your browser, or ask an adult for help.';
