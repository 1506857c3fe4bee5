/** Below every letter. `reached` is a list: name, address, phone. */
export const isRunBy = (siteName: string, reached: string) => `${siteName} is run by ${reached}.`;
export const privacyNotice = (siteName: string) =>
  `Privacy notice: who runs ${siteName}, what is kept, for how long, and what you can ask for.`;
export const itIsThePage = (path: string, siteName: string) => `It is the page ${path} of ${siteName}.`;

/** A button's label in a letter: its purpose, and the machine that it leads to. */
export const at = (label: string, host: string) => `${label} at ${host}`;

/** Above a link to the same place in this language, in letters of all others. */
export const goOnInThis = 'Would you rather read English? Go on here:';
