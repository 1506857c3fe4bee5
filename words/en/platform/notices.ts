/** To a child, above the screen: what the app has to say about itself. */

/** The name of the place where it is said. */
export const about = (site: string) => `About ${site}`;

/** Words written in two windows or on two devices (PRODUCT.md#two-devices). */
export const twoVersions = {
  ofNotes: 'Two versions of your notes',
  ofOthers: 'Two versions of what you wrote',
  text: 'You wrote in two windows or on two devices. Nothing is lost: both are kept until you choose.',
  look: 'Look and choose',
};
export const wroteOnTwo = 'You wrote this in two windows or on two devices.';
export const allChosen = { title: 'All done', text: 'There is nothing left to choose.' };

export const atRisk = {
  title: 'Some of your work has waited for days',
  text: 'It is only on this device, and your browser may clear it when room runs out. Find a connection soon, or save a copy.',
};
/** Where the browser forgets in a week (PRODUCT.md#iphones-ipads-and-safari). */
export const forgotten = {
  title: 'Come back within a week',
  text: 'Some of your work is only on this device. Your browser may clear it if you stay away for 7 days. Open this page with a connection before then.',
};
/** A link to the list of what waits. */
export const seeWhatWaits = 'See what waits';

/** Where the browser opens no database, as in some private windows. */
export const unkeptWindow = {
  title: 'Nothing stays in this window',
  text: 'What is not sent yet is lost when you close this window.',
};

/** The clock of the device is not that of the server. Days, or days with their time where the day is one. */
export const clock = {
  title: 'Is your clock right?',
  text: (here: string, ours: string) => `Your clock says ${here}. We think it is ${ours}.`,
  use: (ours: string) => `Use ${ours}`,
  isRight: 'My clock is right',
};

export const newVersion = {
  title: 'A new version is ready',
  text: 'Nothing you wrote gets lost.',
  use: 'Use it now',
};
export const opening = 'Opening...';
