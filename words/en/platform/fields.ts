/** Fields and buttons that many forms share. */

export const chooseOne = 'Choose one';
export const username = 'Username';
export const email = 'Email';
export const password = 'Password';
export const showPassword = 'Show password';
export const hidePassword = 'Hide password';
export const firstName = 'First name';
export const lastName = 'Last name';
export const organization = 'Organization';
export const troopNumber = 'Troop number';
export const state = 'State';
export const zipCode = 'ZIP code';

export const loading = 'Loading...';
export const openingEntry = 'Opening the entry...';
export const submit = 'Submit';
export const back = 'Back';
export const unfinishedDate = 'Please enter the whole date and time';
/** `what` cannot be done without one, such as 'To log in'. */
export const needsConnection = (what: string) => `You seem to be offline. ${what} you need a connection.`;

/** Advice for a failed sending. */
export const checkConnection = 'Check your connection, then try again.';
/** Something on the way answered instead of the server, and not as our own proxy would. */
export const networkAnswered =
  'This network answered instead of us. It may want you to log in to it first: open another website, then come back and try again. Nothing you typed is lost.';
export const loggedOut = 'You are logged out. Please log in again.';
export const ourFault = 'Something went wrong on our side. Please try again in a moment.';

export const save = 'Save';
/** Things that a step waits for and that are no field. */
export const required = 'Required';
/** The other answer where Cancel asks whether to delete what was written. */
export const keepWriting = 'Keep Writing';
export const saving = 'Saving...';
export const cancel = 'Cancel';
export const deleting = 'Deleting...';
export const tryAgain = 'Try again';
/** The title of a toast that says what did not work. */
export const error = 'Error';
export const notes = 'Notes';
export const timeSpent = (hours: number) => `Time spent: ${hours} ${hours === 1 ? 'hour' : 'hours'}`;
/** The state of an entry or a planting: begun, or finished. */
export const draft = 'Draft';
export const complete = 'Complete';
/** In the place of what nobody has said. */
export const notSpecified = 'Not specified';
