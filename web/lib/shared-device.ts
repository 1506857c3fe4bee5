/**
 * Whether it was said at the last login here that several people use this device (PRODUCT.md#a-shared-device). The
 * server leaves this cookie (server/sign-in/sessions/session.ts), which outlives what a Log Out clears.
 */
export function isSharedDevice(): boolean {
  return /(?:^|; )(?:__Host-)?rootling_shared=1/.test(document.cookie);
}
