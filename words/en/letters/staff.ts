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
export const invitation = (invited: Invited) => ({
  subject: `You are invited to help run ${invited.siteName}`,
  blocks: [
    'Hello,',
    `${invited.by} invites you to be ${
      invited.troop === null
        ? `an administrator of ${invited.siteName}. Administrators manage the accounts of scouts, so please accept only if you expected this.`
        : `a leader of ${invited.troop} on ${invited.siteName}. Leaders see the work of the scouts whose parents say yes, so please accept only if you expected this.`
    }`,
    'Choose a username and a password here:',
    button('Open the page', invited.link),
    `It works once, until ${invited.until}.`,
    `If you did not expect this letter, you need do nothing, and please tell us: ${invited.support}`,
  ],
});

/** `where` is the address of the page, or nothing where none is known. */
export const newStaff = (
  input: Site & {
    readonly name: string;
    readonly isLeader: boolean;
    readonly time: string;
    readonly where: string | null;
  },
) => ({
  subject: `${input.siteName} has a new ${input.isLeader ? 'leader' : 'administrator'}`,
  blocks: [
    'Hello,',
    `${input.name} accepted an invitation and is ${input.isLeader ? 'a leader on' : 'an administrator of'} ${input.siteName} since ${input.time}.`,
    `You did not expect that? See who invited them in the audit log, and remove them here: ${
      input.where ?? (input.isLeader ? "the page 'Troops'" : "the page 'People'")
    }`,
    `Questions: ${input.support}`,
  ],
});

/** A leader or an administrator goes by another name; what stands in brackets nobody can change. */
export const renamed = (
  input: Site & {
    readonly isLeader: boolean;
    readonly before: string;
    readonly beforeUsername: string;
    readonly after: string;
    readonly afterUsername: string;
    readonly time: string;
    readonly where: string | null;
  },
) => ({
  subject: `${input.siteName}: ${input.isLeader ? 'a leader' : 'an administrator'} has another name`,
  blocks: [
    'Hello,',
    `${input.before}, username ${input.beforeUsername}, is called ${input.after}, username ${input.afterUsername}, since ${input.time}. What stands in brackets is the mark of the account, which stays.`,
    `You did not expect that? Please ask them in person. It stands in the audit log too: ${input.where ?? "the page 'Audit Log'"}`,
    `Questions: ${input.support}`,
  ],
});

/** After a restore. `time` is the moment of the backup, null where it is not known. */
export const restored = ({ siteName, support, time }: Site & { readonly time: string | null }) => ({
  subject: `${siteName}: a backup was restored`,
  blocks: [
    'Hello,',
    `${time === null ? `A backup of ${siteName} was restored` : `${siteName} is as it was on ${time}: a backup was restored`}. What was done after that backup is undone, and the audit log does not know of it.`,
    'So people whom you had shut out may be in again. Please check this today, and do again what is missing:',
    '- parents whose page was closed, perhaps because a court said so',
    '- administrators and leaders who were removed, and invitations that were taken back',
    "- what parents answered to leaders: a 'No' may be a 'Yes' again",
    '- holds',
    '- passwords that were changed and sessions that were ended: the old ones work again',
    `Ask the other administrators what they did after that backup. Questions: ${support}`,
  ],
});

type NewAddress = Site & {
  readonly name: string;
  /** Partly hidden: the one that this letter did not go to. */
  readonly address: string;
  readonly link: string;
  readonly until: string;
};

export const confirmAddress = (newAddress: NewAddress) => ({
  subject: `${newAddress.siteName}: is this your new address?`,
  blocks: [
    'Hello,',
    `${newAddress.name} wants to use this address on ${newAddress.siteName} in the place of ${newAddress.address}. That was asked with the password of the account.`,
    'Use this address:',
    button('Open the page', newAddress.link),
    `The link works until ${newAddress.until}. If you did not ask for this, you need do nothing: the address stays as it is.`,
    `Questions: ${newAddress.support}`,
  ],
});

const undoAddress = ({ link, until, support }: NewAddress): Block[] => [
  'That was not you? Keep this address here:',
  button('Open the page', link),
  `That works until ${until}. Whoever asked knew your password: you choose another one there, and all sessions of your account end. Please tell another administrator at once.`,
  `Questions: ${support}`,
];

export const addressAsked = (newAddress: NewAddress) => ({
  subject: `${newAddress.siteName}: somebody wants to change your address`,
  blocks: [
    'Hello,',
    `${newAddress.address} is to take the place of this address for your account, ${newAddress.name}, on ${newAddress.siteName}. It does once that is confirmed there.`,
    ...undoAddress(newAddress),
  ],
});

export const addressChanged = (newAddress: NewAddress) => ({
  subject: `${newAddress.siteName}: your address has changed`,
  blocks: [
    'Hello,',
    `your account, ${newAddress.name}, on ${newAddress.siteName} now has the address ${newAddress.address}. Letters no longer come here.`,
    ...undoAddress(newAddress),
  ],
});

export const removed = (input: Site & { readonly name: string; readonly by: string }) => ({
  subject: `${input.siteName} has one administrator less`,
  blocks: [
    'Hello,',
    `${input.by} removed ${input.name} as an administrator of ${input.siteName}. The account is gone, and so are its sessions.`,
    `Questions: ${input.support}`,
  ],
});

export const factorChanged = (
  input: Site & { readonly isOn: boolean; readonly username: string; readonly time: string },
) => ({
  subject: `${input.siteName}: your authenticator app was ${input.isOn ? 'added' : 'taken off'}`,
  blocks: [
    'Hello,',
    `since ${input.time}, logging in to ${input.siteName} as ${input.username} ${input.isOn ? 'asks for a code of your authenticator app' : 'asks for no code of an authenticator app any more'}.`,
    'That was not you? Please tell another administrator at once.',
    `Questions: ${input.support}`,
  ],
});

export const factorTakenOff = (
  input: Site & { readonly of: string; readonly by: string; readonly time: string },
) => ({
  subject: `${input.siteName}: an authenticator app was taken off an account`,
  blocks: [
    'Hello,',
    `${input.by} took the authenticator app off the account of ${input.of} on ${input.time}. Its sessions have ended.`,
    `Nobody lost a phone? Then please ask ${input.by} and ${input.of} at once, in person or by telephone.`,
    `Questions: ${input.support}`,
  ],
});

export const releaseAsked = (
  input: Site & { readonly by: string; readonly student: string; readonly where: string | null },
) => ({
  subject: `${input.siteName}: a hold waits for your yes`,
  blocks: [
    'Hello,',
    `The administrator ${input.by} asks that the hold of the student ${input.student} be released. It is released when another administrator does it here: ${input.where ?? "the page 'Keeping'"}`,
    `Questions: ${input.support}`,
  ],
});

/** `by` is the administrator who released it; null where its day has come. */
export const holdOver = (input: Site & { readonly by: string | null; readonly student: string }) => ({
  subject: `${input.siteName}: a hold is over`,
  blocks: [
    'Hello,',
    `The hold of the student ${input.student} is over. ${input.by === null ? 'Its day has come' : `The administrator ${input.by} released it`}. The account is open again, and what was to be deleted meanwhile is deleted now.`,
    `Questions: ${input.support}`,
  ],
});

/** `where` is the address of the portal, or nothing where none is known. */
export const blockAsked = (
  input: Site & {
    readonly kind: 'block' | 'unblock' | 'readdress';
    readonly by: string;
    readonly student: string;
    readonly where: string | null;
  },
) => ({
  subject: `${input.siteName}: something waits for your yes or no`,
  blocks: [
    'Hello,',
    `The administrator ${input.by} asks that ${
      input.kind === 'block'
        ? "the parents' page be closed to a parent"
        : input.kind === 'unblock'
          ? "the parents' page be opened to a parent again"
          : 'another address take the place of one that was confirmed by e-mail, that of a parent'
    } of the student ${input.student}. It is done when another administrator confirms it.`,
    `Log in${input.where === null ? '' : ` at ${input.where}`}, look for the student, and open "Parents" in the menu of the row.`,
    `Questions: ${input.support}`,
  ],
});

/** A parent said no to another address, which `by` had asked for. */
export const addressKept = (input: Site & { readonly by: string; readonly student: string }) => ({
  subject: `${input.siteName}: a parent keeps the address`,
  blocks: [
    'Hello,',
    `The administrator ${input.by} had asked that a parent of the student ${input.student} be written to at another address. From the address that is there somebody said no, and it stays.`,
    'Whoever asked for the change may not be that parent. Please make sure before you ask again.',
    `Questions: ${input.support}`,
  ],
});

export const backAtOldAddress = (input: Site & { readonly student: string }) => ({
  subject: `${input.siteName}: a blocked parent took back an old address`,
  blocks: [
    'Hello,',
    `A parent of the student ${input.student} is blocked at an address that had taken the place of another one. From the old address somebody says now that this was not the parent. Both addresses stay blocked.`,
    'Should the block be for somebody else who took the page, please let the old address in again.',
    `Questions: ${input.support}`,
  ],
});

/** `lines` are what the leader wrote. */
export const reported = (
  input: Site & {
    readonly scout: string;
    readonly by: string;
    readonly troop: string;
    readonly lines: readonly string[];
    readonly where: string | null;
  },
) => ({
  subject: `${input.siteName}: a scout reported a note`,
  blocks: [
    'Hello,',
    `The scout ${input.scout} reported what ${input.by}, a leader of ${input.troop}, wrote:`,
    ...input.lines,
    `The note is hidden from the scout, and the parents are told. Please look at it, talk with the family, and decide here whether it can be read again: ${input.where ?? "the page 'Audit Log'"}`,
    `Questions: ${input.support}`,
  ],
});
