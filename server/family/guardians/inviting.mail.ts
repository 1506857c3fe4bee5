import { OPEN_SCREENS } from '#domain/rules/platform/screens.ts';
import { withoutLinks } from '#domain/rules/platform/text.ts';
import { letterWords } from '#languages/letters.ts';
import type { Guardian } from '#server/accounts/exports.ts';
import {
  type About,
  type Letter,
  LINK_SLOT,
  letterAddress,
  parentNoticeLetter,
} from '#server/mail/exports.ts';
import { spokenUtcTime } from '#server/platform/db/timestamps.ts';
import { endOfInvitation, type Invited } from './invitations.store.ts';

const WORDS = letterWords('parentsPage');

function namesOf({ childName, site }: About, name: string) {
  return { child: withoutLinks(childName), siteName: site.siteName, name: withoutLinks(name) };
}

/** The letter to an invited parent. The inviter's name is typed text, so links in it are none. */
export function invitationLetter(to: Invited, invitedBy: Guardian, { childName, site }: About): Letter {
  const { siteName, supportEmail: support } = site;
  const values = { child: withoutLinks(childName), siteName, support, link: LINK_SLOT };
  return {
    userId: to.userId,
    kind: 'parent-invitation',
    recipient: to.email,
    link: { purpose: 'invitation', subjectId: to.id },
    write: (language) =>
      WORDS[language].invitation({
        ...values,
        by: withoutLinks(invitedBy.name),
        time: spokenUtcTime(endOfInvitation(to), language),
      }),
  };
}

/** Tells those who are there that somebody is invited; never to which address. */
export function invitedLetter(
  to: Guardian,
  about: About,
  { by, name }: { by: string; name: string },
): Letter {
  return parentNoticeLetter(to, about.site, (language) =>
    WORDS[language].invited({ ...namesOf(about, name), by: withoutLinks(by) }),
  );
}

export function joinedLetter(to: Guardian, about: About, name: string): Letter {
  return parentNoticeLetter(to, about.site, (language) => WORDS[language].joined(namesOf(about, name)));
}

/** To who has said yes. */
export function welcomeLetter(to: Guardian, { childName, site }: About): Letter {
  const { siteName, baseUrl } = site;
  const values = { child: withoutLinks(childName), siteName };
  return parentNoticeLetter(to, site, (language) =>
    WORDS[language].welcome({
      ...values,
      page: letterAddress(`${baseUrl}`, OPEN_SCREENS.parent, language),
    }),
  );
}

/** To who has invited: names and address of who said no are forgotten, so they do not stand here. */
export function declinedLetter(to: Guardian, { childName, site }: About): Letter {
  const values = { child: withoutLinks(childName), siteName: site.siteName };
  return parentNoticeLetter(to, site, (language) => WORDS[language].declined(values));
}

export function takenBackLetter(to: Guardian, about: About, name: string): Letter {
  return parentNoticeLetter(to, about.site, (language) => WORDS[language].takenBack(namesOf(about, name)));
}
