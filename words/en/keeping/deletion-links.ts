/**
 * The pages behind the links of the letters about a deletion (PRODUCT.md#delete-everything): one calls it off, one does
 * it at once.
 */

export const cancel = {
  tab: 'Cancel the deletion',
  /** Without a name where it could not be read. */
  title: 'Keep everything?',
  titleOf: (child: string) => `Keep everything of ${child}?`,
  text: 'Then nothing is deleted.',
  textUntil: (day: string) => `Then nothing is deleted. Without it everything is deleted on ${day}.`,
  button: 'Cancel the deletion',
  done: {
    title: 'The deletion is cancelled',
    text: 'Nothing was lost. A notebook that was stopped before stays stopped: your page says until when.',
  },
};

export const now = {
  tab: 'Delete at once',
  title: 'Delete everything now?',
  titleOf: (child: string) => `Delete everything of ${child} now?`,
  text: 'All words, all photos and the account are deleted at once. This cannot be undone.',
  button: 'Delete everything now',
  done: { title: 'Deleted', text: 'Everything is deleted. Your receipt is on its way by e-mail.' },
};
