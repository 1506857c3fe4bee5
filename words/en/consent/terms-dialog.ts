/** The window with the terms that are signed (PRODUCT.md#the-consent-page); the terms themselves come from the server. */

export const title = 'Terms of Service';
export const read = 'Read the Terms of Service';
export const close = 'Close';
export const loading = 'Loading the terms...';
export const failed = 'The terms could not be loaded.';
export const versionOf = (day: string) => `Version of ${day}`;
