import type { Language } from '#domain/languages.ts';
import { maskedAddress } from '#domain/rules/consent/consent.ts';
import { letterWords } from '#languages/letters.ts';
import { type Letter, LINK_SLOT, type Site } from '#server/mail/exports.ts';
import { spokenUtcTime } from '#server/platform/db/timestamps.ts';

/** Which change a letter is about. It belongs to no child: one address stands for several. */
export type Change = {
  readonly id: string;
  readonly fromEmail: string;
  readonly toEmail: string;
  readonly endsAt: number;
};

const WORDS = letterWords('parentsPage');

function valuesOf(
  { siteName, supportEmail: support }: Site,
  address: string,
  at: number,
  language: Language,
) {
  const shown = { address: maskedAddress(address), time: spokenUtcTime(at, language) };
  return { siteName, support, link: LINK_SLOT, ...shown };
}

/** To the new address: whoever reads it there says whether it is the parent's. */
export function confirmAddressLetter(change: Change, site: Site): Letter {
  return {
    userId: null,
    kind: 'parent-address',
    recipient: change.toEmail,
    link: { purpose: 'address-confirm', subjectId: change.id },
    write: (language) =>
      WORDS[language].confirmAddress(valuesOf(site, change.fromEmail, change.endsAt, language)),
  };
}

function toOld(change: Change, write: Letter['write']): Letter {
  return {
    userId: null,
    kind: 'parent-told',
    recipient: change.fromEmail,
    link: { purpose: 'address-undo', subjectId: change.id },
    write,
  };
}

/** To the old address: what was asked on its page, and the way to undo it. */
export function addressAskedLetter(change: Change, site: Site): Letter {
  return toOld(change, (language) =>
    WORDS[language].addressAsked(valuesOf(site, change.toEmail, change.endsAt, language)),
  );
}

export function addressChangedLetter(change: Change, site: Site): Letter {
  return toOld(change, (language) =>
    WORDS[language].addressChanged(valuesOf(site, change.toEmail, change.endsAt, language)),
  );
}

/** To the address from which a page was taken again, and to whomever its holder had let in. Nothing of the child. */
export function putOutLetter(recipient: string, { siteName, supportEmail }: Site): Letter {
  return {
    userId: null,
    kind: 'parent-told',
    recipient,
    write: (language) => {
      const { subject, blocks } = WORDS[language].putOut({ siteName });
      return { subject, blocks: WORDS[language].told(blocks, supportEmail) };
    },
  };
}
