import type { Retention } from './rules/keeping/retention-class.ts';
import { daysOf, type KeptDays, retentionFor, spokenTerm } from './rules/keeping/retention-days.ts';

/** The settings that the notice depends on. */
export type NoticeSettings = {
  readonly siteName: string;
  readonly operator: {
    readonly name: string | null;
    readonly address: string | null;
    readonly phone: string | null;
  };
  /** Null where the operator has named none. */
  readonly supportEmail: string | null;
  readonly processors: readonly string[];
  /** True when a parent confirms the signature by mail. */
  readonly isConsentByMail: boolean;
  readonly sendsMail: boolean;
  readonly keptDays: KeptDays;
};

export type NoticeSection = {
  id: 'operator' | 'collected' | 'purpose' | 'seen' | 'kept' | 'cookies' | 'rights';
  heading: string;
  paragraphs: string[];
  points: string[];
};

function operatorSection({ siteName, operator, supportEmail }: NoticeSettings): NoticeSection {
  const paragraphs = [
    operator.name === null
      ? `The operator of this site has not said here who they are. Before you agree to anything, ask whoever gave you this address who runs it.`
      : `${siteName} is run here by ${operator.name}.`,
    ...(supportEmail === null
      ? [
          'No e-mail address for questions has been set here so far. Ask whoever gave you the address of this site.',
        ]
      : []),
  ];
  return { id: 'operator', heading: 'Who runs this site', paragraphs, points: [] };
}

function collectedSection({ isConsentByMail }: NoticeSettings): NoticeSection {
  return {
    id: 'collected',
    heading: 'What we collect',
    paragraphs: ['We collect what your child and you type in, and a little that computers need to be safe.'],
    points: [
      'At sign-up, about your child: first and last name, username, e-mail address, organization, troop number, state, ZIP code and a password. The password is stored scrambled, so that nobody can read it.',
      'With the consent, about you: your name, your e-mail address, your phone number if you give one, and your signature. We add the time, the network address and the browser.',
      'While your child works: projects, choices, dates, hours, notes, the places your child writes down, and photos of plants.',
      'Cameras hide data in photos, such as the place. We take it out before we store a photo. We keep only the time it was taken.',
      'The day of the last visit of your child or of a parent. By it we know which notebooks nobody visits any more.',
      'To keep accounts safe: which browsers are logged in, log-ins that failed, and what administrators did.',
      ...(isConsentByMail
        ? [
            'Each time the page "For parents" is opened: whose mailbox it was, the time, the network address and the browser. The page uses the time to show what came since your last visit.',
          ]
        : []),
    ],
  };
}

const PURPOSE: NoticeSection = {
  id: 'purpose',
  heading: 'Why we collect it',
  paragraphs: [
    'We use it for what stands in this list, and for nothing else. We do not sell it. There is no advertising. Nobody is followed from site to site.',
  ],
  points: [
    'To run the notebook: to show your child the work and to make the report.',
    'To ask you first, and to be able to show later that you agreed.',
    'To keep accounts safe, and to answer you when you write.',
  ],
};

function seenSection({ processors, isConsentByMail }: NoticeSettings): NoticeSection {
  return {
    id: 'seen',
    heading: 'Who sees it',
    paragraphs: [
      `Your child sees their own work. ${isConsentByMail ? 'The parent who agreed and the' : 'The'} administrators of this site can see it too. A log keeps which photos and consents were opened.${isConsentByMail ? ' You can read it on the page "For parents", under "Who looked".' : ''}`,
      'Nothing is published. To republish a photo we would need a permission of its own from you. It is off unless you give it.',
      'The operator has to hand data over where the law demands it.',
      processors.length > 0
        ? 'These handle data for the operator, and for that purpose only:'
        : 'The operator has named no company that handles data for them.',
    ],
    points: [...processors],
  };
}

const KEPT: NoticeSection = {
  id: 'kept',
  heading: 'How long we keep it',
  paragraphs: [
    'This table comes from the same list that our clearing job works by. The job runs once a day, and once an hour for what parents are told of, so a thing may stay up to one day longer.',
    'Nothing goes before its letters were sent. If one cannot be sent, or is sent late, the thing stays longer: 30 days more, or as long as the letter said.',
    'When something is deleted for good, we keep a note of when and how much, without any name. It has no end: it is our proof. The parents of a deleted account get a receipt.',
    'Backup copies hold deleted data until they are deleted too. They are used only to bring the site back after a failure; what was deleted since is then deleted again. The operator also keeps technical logs of the server, and decides for how long.',
  ],
  points: [],
};

const COOKIES: NoticeSection = {
  id: 'cookies',
  heading: 'Cookies and your own device',
  paragraphs: [
    "Cookies are used for logging in only. The browser may keep a copy of your child's own work, so that it opens without a connection. Logging out removes the copy. Work that was not sent yet is asked about first.",
  ],
  points: [],
};

function rightsSection({ supportEmail, isConsentByMail }: NoticeSettings): NoticeSection {
  return {
    id: 'rights',
    heading: 'What you can ask for',
    paragraphs: [
      supportEmail === null
        ? 'You can ask for all that stands in this list: talk to the person who runs this site.'
        : `You can ask for all that stands in this list: write to ${supportEmail}. Say which child you write about. Write from the address that you gave with the consent, so that we know it is you. You need not say why.`,
      'If you are not happy with the answer, you can turn to the Federal Trade Commission (ftc.gov) or to the attorney general of your state.',
    ],
    points: [
      'To see what we keep about your child and you.',
      'To have it put right.',
      'To have it deleted, in part or as a whole.',
      'To have us collect nothing more. Then your child cannot go on with the notebook.',
      'To take your consent back at any time. Then we close and delete the account.',
      ...(isConsentByMail
        ? [
            'To do nothing. If you do not answer our e-mail in time, we delete the sign-up with all that is in it.',
          ]
        : []),
      ...(isConsentByMail
        ? [
            'To do most of this yourself: the page "For parents" shows you all of it. There you can correct it, save a copy, stop it or have it deleted.',
          ]
        : []),
      'To keep a copy: your child can save a project with its photos as one file, from the report.',
    ],
  };
}

/** Returns the sections of `/privacy` in order. */
export function noticeSections(settings: NoticeSettings): NoticeSection[] {
  return [
    operatorSection(settings),
    collectedSection(settings),
    PURPOSE,
    seenSection(settings),
    KEPT,
    COOKIES,
    rightsSection(settings),
  ];
}

/** The table of what is kept how long, without what there is none of here. */
export function noticeTable({ isConsentByMail, sendsMail, keptDays }: NoticeSettings) {
  const isHere = ({ only }: Retention) =>
    only === undefined || (only === 'mail' ? sendsMail : isConsentByMail);
  return retentionFor(keptDays, { sendsMail })
    .filter(isHere)
    .map(({ what, purpose, need, kept, from, told }) => ({
      ...{ what, purpose, need, from, told },
      kept: spokenTerm(kept),
      days: daysOf(kept),
    }));
}
