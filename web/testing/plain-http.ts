import { onTestFinished } from 'vitest';

/**
 * Until the test has ended, the browser is one that has come by plain http, as in a LAN: nothing is kept on it, and every
 * call goes to the server at once. To be called before the app is shown.
 */
export function comeByPlainHttp(): void {
  const own = Object.getOwnPropertyDescriptor(window, 'isSecureContext');
  if (!own) throw new Error('This browser does not say whether its context is secure.');
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: false });
  onTestFinished(() => void Object.defineProperty(window, 'isSecureContext', own));
}
