/** To a child: another one has left something on this device that was never sent (PRODUCT.md#what-a-device-keeps). */

/** `day` is a date: '5/14/2026'. */
export const usedThisToo = (name: string, day: string) =>
  `${name} used this device too. When ${name} logs in here again it is sent, or ${name} can save it as a file. It stays until ${day}. You do not have to do anything.`;
export const ok = 'OK';
export const willBeGone = (name: string) =>
  `What ${name} wrote here and did not send yet will be gone. Do this only if ${name} asked you to. This action cannot be undone.`;
export const typeName = (name: string) => `Type ${name} to throw it away`;

/** The same above the login page, to whoever stands before it. */
export const waitsFor = (name: string) =>
  `It is safe on this device. It is sent when ${name} logs in here again.`;
/** The same once another child was told until which day it stays. */
export const waitsUntil = (name: string, day: string) =>
  `It stays on this device until ${day}. It is sent when ${name} logs in here again.`;
