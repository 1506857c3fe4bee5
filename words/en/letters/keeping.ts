/**
 * Letters to parents before something ends by the clock (PRODUCT.md#notices-before). No child's name stands in a
 * subject.
 */

import { type Block, button } from '#languages/letter-blocks.ts';

export type Notice = {
  readonly child: string;
  readonly siteName: string;
  readonly support: string;
  readonly day: string;
  /** The address of the parent's page; null for who has none. */
  readonly page: string | null;
  /** Where an answer is given that is still asked for; null where nobody is asked. */
  readonly link: string | null;
};

const ALL = 'with all that was written in it and all photos';
const byPage = (page: string | null, says: string): Block[] =>
  page === null ? [] : [says, button('Go to my page', page)];
const notebook = (siteName: string) => `A notebook at ${siteName} will be deleted`;

export const unvisited = ({ child, siteName, support, day, page }: Notice) => ({
  subject: notebook(siteName),
  blocks: [
    'Hello,',
    `Nobody has opened the notebook of ${child} for a long time. We do not keep things for ever. If nobody opens it, we delete it on ${day}, ${ALL}.`,
    `To keep it, ${child} only has to log in once.`,
    ...byPage(page, 'Or open your own page. That keeps it too, and there you can download everything:'),
    'If you do nothing, it is deleted.',
    `Questions: ${support}`,
  ],
});

export const pausedConsents = ({ child, siteName, support, day, page, link }: Notice) => ({
  subject: notebook(siteName),
  blocks: [
    'Hello,',
    `The notebook of ${child} is closed, since we have no consent of a parent for it. On ${day} we delete it, ${ALL}.`,
    ...(link === null
      ? [`If you have changed your mind, write to ${support} before that day.`]
      : [
          'To open it again, or to say no, open this page and choose one of two answers:',
          button('Read and answer', link),
          'The link works for 7 days. Opening it decides nothing.',
        ]),
    ...byPage(page, 'On your own page you can download everything:'),
    'If you do nothing, it is deleted.',
    `Questions: ${support}`,
  ],
});

export const stopped = ({ child, siteName, support, day, page }: Notice) => ({
  subject: notebook(siteName),
  blocks: [
    'Hello,',
    `A parent or guardian stopped the notebook of ${child}. On ${day} we delete it, ${ALL}.`,
    ...byPage(page, 'Until then whoever stopped it can start it again, and you can download everything:'),
    'If you do nothing, it is deleted.',
    `Questions: ${support}`,
  ],
});

export const finishedProjects = ({ child, siteName, support, day, page }: Notice, project: string) => ({
  subject: `A finished project at ${siteName} will be deleted`,
  blocks: [
    'Hello,',
    `${child} has finished the project "${project}", and nobody has changed it for a long time. On ${day} we delete it, ${ALL}. The account and the other projects stay.`,
    ...byPage(page, 'You can download it as a ZIP file, with every word and photo, from your own page:'),
    `${child} can download it too: the report has a button for it. Who changes something in the project keeps it.`,
    `Questions: ${support}`,
  ],
});
