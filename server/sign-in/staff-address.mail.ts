import type { User } from '#domain/contract/sign-in/accounts.ts';
import { FIRST_LANGUAGE } from '#domain/languages.ts';
import { maskedAddress } from '#domain/rules/consent/consent.ts';
import { letterWords } from '#languages/letters.ts';
import type { StaffAddressChange } from '#server/accounts/exports.ts';
import { type Letter, LINK_SLOT, type Site } from '#server/mail/exports.ts';
import { markedName } from '#server/platform/account-mark.ts';
import { spokenUtcTime } from '#server/platform/db/timestamps.ts';

type About = { readonly of: Pick<User, 'id' | 'firstName' | 'lastName' | 'language'>; readonly site: Site };

const WORDS = letterWords('staff');

function letterOf(
  { of, site: { siteName, supportEmail: support } }: About,
  { endsAt, ...rest }: { recipient: string; shows: string; endsAt: number } & Pick<Letter, 'kind' | 'link'>,
  which: 'confirmAddress' | 'addressAsked' | 'addressChanged',
): Letter {
  const { shows, ...letter } = rest;
  return {
    userId: of.id,
    ...letter,
    language: of.language ?? FIRST_LANGUAGE,
    write: (language) =>
      WORDS[language][which]({
        ...{ siteName, support, name: markedName(of), link: LINK_SLOT },
        ...{ address: maskedAddress(shows), until: spokenUtcTime(endsAt, language) },
      }),
  };
}

/** To the new address: whoever reads it there says whether it is the right one. */
export function confirmStaffLetter(staffAddressChange: StaffAddressChange, about: About): Letter {
  const link = { purpose: 'staff-address-confirm', subjectId: staffAddressChange.id } as const;
  const { toEmail: recipient, fromEmail: shows, endsAt } = staffAddressChange;
  return letterOf(about, { recipient, shows, endsAt, link, kind: 'letter' }, 'confirmAddress');
}

/** To the old address: what was asked with the password, or is done by now, and the way to undo it. */
export function toldStaffLetter(staffAddressChange: StaffAddressChange, about: About): Letter {
  const link = { purpose: 'staff-address-undo', subjectId: staffAddressChange.id } as const;
  const { fromEmail: recipient, toEmail: shows, endsAt } = staffAddressChange;
  const which = staffAddressChange.confirmedAt === null ? 'addressAsked' : 'addressChanged';
  return letterOf(about, { recipient, shows, endsAt, link, kind: 'staff-told' }, which);
}
