/** A project that the server does not take, and what was written for one that is gone: both lie on this device only. */
export const isSafe = 'It is safe on this device, with all that you put into it.';
export const notLost = 'Your words are not lost';
export const projectGone =
  'You wrote this here. It cannot be sent, because the project is gone. You can save a copy.';
export const allGoes = 'All that you wrote for this project and that is not sent will be gone.';
