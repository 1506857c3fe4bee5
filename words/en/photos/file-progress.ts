/** The buttons of a file that is being sent. `name` is the name of the file. */

export const tryAgain = (name: string) => `Try again: ${name}`;
export const remove = (name: string) => `Remove ${name}`;
export const cancel = (name: string) => `Cancel ${name}`;
