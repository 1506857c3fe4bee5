import type { ReactNode } from 'react';

/**
 * The question to an invited parent, in the parent's own browser (PRODUCT.md#several-parents). `child` is a first
 * name.
 */

export const invites = (by: ReactNode, child: string, site: string) => (
  <>
    {by} invites you as a parent or guardian of {child}, who uses {site}: a free field notebook in which
    scouts write down how they grow a new tree from a cutting.
  </>
);
export const means = (child: string): readonly string[] => [
  `You see everything that ${child} writes, and all photos.`,
  'You can correct it, take it with you, stop the notebook or have it deleted.',
  'The other parents are told what you do, and you are told what they do.',
  'They see your name here, but not your e-mail address.',
];
export const privacyNotice = 'Privacy notice: who runs this site, what is kept and how long';
export const yes = (child: string) => `I am ${child}’s parent or legal guardian, and I want to join`;
export const no = 'I am not, or I do not want to';
export const ifNo = (by: string) =>
  `We forget your name and your address then, and tell ${by} that you said no.`;
export const ifNothing = (day: string) => `If you do nothing, we forget the invitation on ${day}.`;
