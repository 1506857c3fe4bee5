/** To the child: leaders' words on the work, with the two answers (PRODUCT.md#reviews). */

export const title = 'Your leader says';
export const notLoaded = 'We could not see if a leader wrote to you';
export const earlier = (count: number) => `Earlier (${count})`;
export const whoReads = 'Your parents and all leaders of your troop read the same.';
export const youFixed = 'You fixed it. Your leader can see that.';
export const youReported = 'You reported this note. Your parents know.';
export const isHidden = 'The note is hidden until a grown-up has looked at it.';
export const fixed = 'I fixed it';
export const report = 'Report this note';
export const reporting = {
  title: 'Report this note?',
  body: 'Did it make you feel bad, or is it not about your tree? Then report it. Your parents and the people who run this site will look at it. You did nothing wrong.',
};
export const goBack = 'Go back';
export const notSent = 'Not Sent';
export const tryLater = 'Please try again in a moment.';
