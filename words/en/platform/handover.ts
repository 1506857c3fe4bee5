/** Another person has logged in, in another tab (PRODUCT.md#write-once). `name` is the first name or the username. */

export const signedInAs = (name: string) => `Signed in as ${name}`;
export const youAre = (name: string) => `You are signed in as ${name} now.`;
export const nothingSent = (name: string) =>
  `This page was open for somebody else. Nothing was sent as ${name}.`;
export const isKept =
  'What was typed here is kept on this device. It is there again when the one who typed it logs in here.';
export const goOnAs = (name: string) => `Go On as ${name}`;
export const logInAsOther = 'Log In as Somebody Else';
/** Above a login page that was open already. */
export const goOnOr = (name: string) => `Go on as ${name}, or log in here as somebody else.`;
