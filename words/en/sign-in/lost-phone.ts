/** An authenticator app that an administrator takes off another's account (PRODUCT.md#second-factor). */

export const lost = 'Lost phone';
export const lostNamed = (name: string) => `Take the authenticator app off the account of ${name}`;
export const question = (name: string) => `Did ${name} lose the phone?`;
export const text = (name: string) =>
  `Then the authenticator app comes off the account: its sessions end, and the password alone logs in. Ask ${name} in person or by telephone before. All administrators are told.`;
export const takeOff = 'Take it off';
export const takingOff = 'Taking off...';
export const takenOff = 'Taken Off';
export const withoutCode = (name: string) => `${name} logs in without a code now`;
export const notTakenOff = 'Not Taken Off';
export const failed = 'The authenticator app could not be taken off';
