/**
 * True when the last login said that several people use this device (PRODUCT.md#a-shared-device). The server's cookie
 * for it (server/sign-in/sessions/session.ts) survives a Log Out.
 */
export function isSharedDevice(): boolean {
  return /(?:^|; )(?:__Host-)?rootling_shared=1/.test(document.cookie);
}
