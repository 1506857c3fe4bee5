/** Another parent's invitation (PRODUCT.md#several-parents), around its question. */

export const tab = 'Your invitation';
export const title = 'Will you join?';
export const failed = 'The invitation could not be loaded';

export const welcome = 'Welcome';
export const closed = 'Closed';
export const joined = (child: string) =>
  `You can see everything of ${child} from now on. Have a link sent to this e-mail address: it opens your page.`;
export const forgotten = 'Thank you. We have forgotten your name and your e-mail address.';
export const toMyPage = 'Go to my page';
export const mayClose = 'You can close this page.';
