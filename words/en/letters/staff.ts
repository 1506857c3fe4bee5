/**
 * Letters to administrators, and to people invited as one or as a leader (PRODUCT.md#administrators,
 * PRODUCT.md#corrections, PRODUCT.md#holds).
 */

import { type Block, button } from '#languages/letter-blocks.ts';

type Site = { readonly siteName: string; readonly support: string };

type Invited = Site & {
  readonly by: string;
  /** The troop that a leader is of; null for an administrator. */
  readonly troop: string | null;
  /** The place of the link. */
  readonly link: string;
  readonly until: string;
};
export const invitation = (it: Invited) => ({
  subject: `You are invited to help run ${it.siteName}`,
  blocks: [
    'Hello,',
    `${it.by} invites you to be ${
      it.troop === null
        ? `an administrator of ${it.siteName}. Administrators manage the accounts of scouts, so please accept only if you expected this.`
        : `a leader of ${it.troop} on ${it.siteName}. Leaders see the work of the scouts whose parents say yes, so please accept only if you expected this.`
    }`,
    'Choose a username and a password here:',
    button('Open the page', it.link),
    `It works once, until ${it.until}.`,
    `If you did not expect this letter, you need do nothing, and please tell us: ${it.support}`,
  ],
});

/** `where` is the address of the page, or nothing where none is known. */
export const newStaff = (
  it: Site & {
    readonly name: string;
    readonly isLeader: boolean;
    readonly time: string;
    readonly where: string | null;
  },
) => ({
  subject: `${it.siteName} has a new ${it.isLeader ? 'leader' : 'administrator'}`,
  blocks: [
    'Hello,',
    `${it.name} accepted an invitation and is ${it.isLeader ? 'a leader on' : 'an administrator of'} ${it.siteName} since ${it.time}.`,
    `You did not expect that? See who invited them in the audit log, and remove them here: ${
      it.where ?? (it.isLeader ? "the page 'Troops'" : "the page 'People'")
    }`,
    `Questions: ${it.support}`,
  ],
});

/** A leader or an administrator goes by another name; what stands in brackets nobody can change. */
export const renamed = (
  it: Site & {
    readonly isLeader: boolean;
    readonly before: string;
    readonly beforeUsername: string;
    readonly after: string;
    readonly afterUsername: string;
    readonly time: string;
    readonly where: string | null;
  },
) => ({
  subject: `${it.siteName}: ${it.isLeader ? 'a leader' : 'an administrator'} has another name`,
  blocks: [
    'Hello,',
    `${it.before}, username ${it.beforeUsername}, is called ${it.after}, username ${it.afterUsername}, since ${it.time}. What stands in brackets is the mark of the account, which stays.`,
    `You did not expect that? Please ask them in person. It stands in the audit log too: ${it.where ?? "the page 'Audit Log'"}`,
    `Questions: ${it.support}`,
  ],
});

type NewAddress = Site & {
  readonly name: string;
  /** Partly hidden: the one that this letter did not go to. */
  readonly address: string;
  readonly link: string;
  readonly until: string;
};

export const confirmAddress = (it: NewAddress) => ({
  subject: `${it.siteName}: is this your new address?`,
  blocks: [
    'Hello,',
    `${it.name} wants to use this address on ${it.siteName} in the place of ${it.address}. That was asked with the password of the account.`,
    'Use this address:',
    button('Open the page', it.link),
    `The link works until ${it.until}. If you did not ask for this, you need do nothing: the address stays as it is.`,
    `Questions: ${it.support}`,
  ],
});

const undoAddress = ({ link, until, support }: NewAddress): Block[] => [
  'That was not you? Keep this address here:',
  button('Open the page', link),
  `That works until ${until}. Whoever asked knew your password: you choose another one there, and all sessions of your account end. Please tell another administrator at once.`,
  `Questions: ${support}`,
];

export const addressAsked = (it: NewAddress) => ({
  subject: `${it.siteName}: somebody wants to change your address`,
  blocks: [
    'Hello,',
    `${it.address} is to take the place of this address for your account, ${it.name}, on ${it.siteName}. It does once that is confirmed there.`,
    ...undoAddress(it),
  ],
});

export const addressChanged = (it: NewAddress) => ({
  subject: `${it.siteName}: your address has changed`,
  blocks: [
    'Hello,',
    `your account, ${it.name}, on ${it.siteName} now has the address ${it.address}. Letters no longer come here.`,
    ...undoAddress(it),
  ],
});

export const removed = (it: Site & { readonly name: string; readonly by: string }) => ({
  subject: `${it.siteName} has one administrator less`,
  blocks: [
    'Hello,',
    `${it.by} removed ${it.name} as an administrator of ${it.siteName}. The account is gone, and so are its sessions.`,
    `Questions: ${it.support}`,
  ],
});

export const factorChanged = (
  it: Site & { readonly isOn: boolean; readonly username: string; readonly time: string },
) => ({
  subject: `${it.siteName}: your authenticator app was ${it.isOn ? 'added' : 'taken off'}`,
  blocks: [
    'Hello,',
    `since ${it.time}, logging in to ${it.siteName} as ${it.username} ${it.isOn ? 'asks for a code of your authenticator app' : 'asks for no code of an authenticator app any more'}.`,
    'That was not you? Please tell another administrator at once.',
    `Questions: ${it.support}`,
  ],
});

export const factorTakenOff = (
  it: Site & { readonly of: string; readonly by: string; readonly time: string },
) => ({
  subject: `${it.siteName}: an authenticator app was taken off an account`,
  blocks: [
    'Hello,',
    `${it.by} took the authenticator app off the account of ${it.of} on ${it.time}. Its sessions have ended.`,
    `Nobody lost a phone? Then please ask ${it.by} and ${it.of} at once, in person or by telephone.`,
    `Questions: ${it.support}`,
  ],
});

export const releaseAsked = (
  it: Site & { readonly by: string; readonly student: string; readonly where: string | null },
) => ({
  subject: `${it.siteName}: a hold waits for your yes`,
  blocks: [
    'Hello,',
    `The administrator ${it.by} asks that the hold of the student ${it.student} be released. It is released when another administrator does it here: ${it.where ?? "the page 'Keeping'"}`,
    `Questions: ${it.support}`,
  ],
});

/** `by` is the administrator who released it; null where its day has come. */
export const holdOver = (it: Site & { readonly by: string | null; readonly student: string }) => ({
  subject: `${it.siteName}: a hold is over`,
  blocks: [
    'Hello,',
    `The hold of the student ${it.student} is over. ${it.by === null ? 'Its day has come' : `The administrator ${it.by} released it`}. The account is open again, and what was to be deleted meanwhile is deleted now.`,
    `Questions: ${it.support}`,
  ],
});

/** `where` is the address of the portal, or nothing where none is known. */
export const blockAsked = (
  it: Site & {
    readonly kind: 'block' | 'unblock' | 'readdress';
    readonly by: string;
    readonly student: string;
    readonly where: string | null;
  },
) => ({
  subject: `${it.siteName}: something waits for your yes or no`,
  blocks: [
    'Hello,',
    `The administrator ${it.by} asks that ${
      it.kind === 'block'
        ? "the parents' page be closed to a parent"
        : it.kind === 'unblock'
          ? "the parents' page be opened to a parent again"
          : 'another address take the place of one that was confirmed by e-mail, that of a parent'
    } of the student ${it.student}. It is done when another administrator confirms it.`,
    `Log in${it.where === null ? '' : ` at ${it.where}`}, look for the student, and open "Parents" in the menu of the row.`,
    `Questions: ${it.support}`,
  ],
});

/** A parent said no to another address, which `by` had asked for. */
export const addressKept = (it: Site & { readonly by: string; readonly student: string }) => ({
  subject: `${it.siteName}: a parent keeps the address`,
  blocks: [
    'Hello,',
    `The administrator ${it.by} had asked that a parent of the student ${it.student} be written to at another address. From the address that is there somebody said no, and it stays.`,
    'Whoever asked for the change may not be that parent. Please make sure before you ask again.',
    `Questions: ${it.support}`,
  ],
});

export const backAtOldAddress = (it: Site & { readonly student: string }) => ({
  subject: `${it.siteName}: a blocked parent took back an old address`,
  blocks: [
    'Hello,',
    `A parent of the student ${it.student} is blocked at an address that had taken the place of another one. From the old address somebody says now that this was not the parent. Both addresses stay blocked.`,
    'Should the block be for somebody else who took the page, please let the old address in again.',
    `Questions: ${it.support}`,
  ],
});

/** `lines` are what the leader wrote. */
export const reported = (
  it: Site & {
    readonly scout: string;
    readonly by: string;
    readonly troop: string;
    readonly lines: readonly string[];
    readonly where: string | null;
  },
) => ({
  subject: `${it.siteName}: a scout reported a note`,
  blocks: [
    'Hello,',
    `The scout ${it.scout} reported what ${it.by}, a leader of ${it.troop}, wrote:`,
    ...it.lines,
    `The note is hidden from the scout, and the parents are told. Please look at it, talk with the family, and decide here whether it can be read again: ${it.where ?? "the page 'Audit Log'"}`,
    `Questions: ${it.support}`,
  ],
});
