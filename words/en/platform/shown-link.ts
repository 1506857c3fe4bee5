/** To staff: a link that is shown this once, to be handed over (PRODUCT.md#administrators). */

export const giveThem = 'Give them this link';
/** `makes` is what it makes whoever opens it: 'an administrator'. */
export const worksOnce = (makes: string) =>
  `It is shown only now. It works once, for 72 hours, and makes whoever opens it ${makes}.`;
export const copy = 'Copy the link';
export const copied = 'Copied.';
