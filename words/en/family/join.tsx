import type { ReactNode } from 'react';

/**
 * A parent signs a child up, by a link that was mailed or printed (PRODUCT.md#printed-letters-to-families). What
 * joining shares with signing is in consent.ts.
 */

export const tab = 'Join';
export const failed = 'The invitation could not be loaded';
export const invites = (troopNumber: string, child: string) => `Troop ${troopNumber} invites ${child}`;
export const subtitle = 'For a parent or guardian. It takes about five minutes.';
export const mayBeHere = (child: string) => `${child} may be here already`;
export const lookFirst = (link: (words: string) => ReactNode) => (
  <>
    There is a notebook for a child of this name with your e-mail address. {link('Look at your page')} first.
    You need no second one.
  </>
);
export const linkIsNeeded = 'We need your link again.';
export const openAgain = 'Please open the link in your e-mail or letter once more.';
export const whyAgain =
  'For safety, this page keeps the link only while it is open. What you typed comes back if you open the link in this same tab.';
export const wasUsed =
  'If you have filled it in already, all is well: your child can log in. Else please ask your leader for a new one.';
export const toLogin = 'Go to Login';

export const stepOf = (step: number, steps: number) => `Step ${step} of ${steps}`;
export const aboutChild = (child: string) => `About ${child}`;
export const ownEmail = (child: string) => `${child}’s own email`;
export const ownEmailHint = 'You may leave this empty. Then yours is used.';

export const loginOf = (child: string) => `${child}’s login`;
export const chooseTogether = 'Choose them together with your child, who types them to log in.';
export const usernameHint = 'Make up a name. Leave out the full name.';

export const aboutYou = 'About you';
export const yourFirstName = 'Your first name';
export const yourLastName = 'Your last name';
export const yourEmail = 'Your email';
export const yourEmailHint = 'We write there, and you answer one question.';
/** Where it is known, since the link was mailed there. */
export const yourEmailIs = (email: ReactNode) => <>Your email: {email}</>;
export const yourPhone = 'Your phone';

export const yourConsent = 'Your consent';
export const withYourYes = (child: string) =>
  `With your yes, ${child} can keep a notebook with photos here. You can look at all of it, take your yes back, and have it deleted at any time.`;

export const toFinish = 'To finish';
export const next = 'Next';
export const signAndFinish = 'Sign and finish';
export const notFinished = {
  title: 'Not Finished',
  description: 'Please check your connection, then try again',
};

/** The end: the child logs in, or the parent looks into the mailbox first. */
export const handOver = (child: string) => `Hand the phone to ${child}`;
export const oneMoreStep = 'One more step: your e-mail';
export const isReady = (child: string) => `Thank you. ${child}’s notebook is ready.`;
export const weWrote = (email: string) =>
  `We wrote to ${email}. Please open the link there and answer one question.`;
export const logsInAs = (child: string, username: ReactNode) => (
  <>
    {child} logs in as {username}, with the password that you chose.
  </>
);
export const thenLogsInAs = (child: string, username: ReactNode) => (
  <>
    Then {child} can log in as {username}, with the password that you chose.
  </>
);
export const logsInHere = (child: string) => `${child} logs in here`;
export const seeOnYourPage = (child: string, link: (words: string) => ReactNode) => (
  <>
    You can see everything {child} does on {link('your own page')}.
  </>
);
