import type { Language } from '#domain/languages.ts';
import { withoutLinks } from '#domain/rules/platform/text.ts';
import { letterWords } from '#languages/letters.ts';
import type { Guardian } from '#server/accounts/exports.ts';
import { type About, type Letter, LINK_SLOT, parentNoticeLetter } from '#server/mail/exports.ts';
import { spokenUtcTime } from '#server/platform/db/timestamps.ts';

const WORDS = letterWords('endings');

const namesOf = ({ childName, site }: About) => ({
  child: withoutLinks(childName),
  siteName: site.siteName,
});

const timedOf = (about: About, at: number, language: Language) => ({
  ...namesOf(about),
  time: spokenUtcTime(at, language),
});

/** The letter to every parent of a child, which another parent may see too. */
export function stoppedLetter(to: Guardian, about: About, endsAt: number): Letter {
  return parentNoticeLetter(to, about.site, (language) =>
    WORDS[language].stopped(timedOf(about, endsAt, language)),
  );
}

export function restartedLetter(to: Guardian, about: About): Letter {
  return parentNoticeLetter(to, about.site, (language) => WORDS[language].restarted(namesOf(about)));
}

export function stillStoppedLetter(to: Guardian, about: About, endsAt: number): Letter {
  return parentNoticeLetter(to, about.site, (language) =>
    WORDS[language].stillStopped(timedOf(about, endsAt, language)),
  );
}

/** To the parent who asked for a deletion: the way back. */
export function cancelLetter(to: Guardian, about: About, endsAt: number): Letter {
  const support = about.site.supportEmail;
  return {
    userId: to.userId,
    kind: 'deletion-told',
    recipient: to.email,
    link: { purpose: 'deletion-cancel', subjectId: to.id },
    write: (language) =>
      WORDS[language].cancel({ ...timedOf(about, endsAt, language), support, link: LINK_SLOT }),
  };
}

/** To the parent who asked for a deletion: the way not to wait for it. */
export function atOnceLetter(to: Guardian, about: About): Letter {
  const support = about.site.supportEmail;
  return {
    userId: to.userId,
    kind: 'deletion-told',
    recipient: to.email,
    link: { purpose: 'deletion-now', subjectId: to.id },
    write: (language) => WORDS[language].atOnce({ ...namesOf(about), support, link: LINK_SLOT }),
  };
}

/** To the other parents of a child that is to be deleted. */
export function deletionToldLetter(to: Guardian, about: About, endsAt: number): Letter {
  const letter = parentNoticeLetter(to, about.site, (language) =>
    WORDS[language].deletionTold(timedOf(about, endsAt, language)),
  );
  return { ...letter, kind: 'deletion-told', isAboutPage: true };
}

/** To every parent of a child, the acting one too: the page may have been open on the family's tablet. */
export function newPasswordLetter(to: Guardian, about: About, at: number): Letter {
  return parentNoticeLetter(to, about.site, (language) =>
    WORDS[language].newPassword(timedOf(about, at, language)),
  );
}

/** To the parents who are left: the child needs another one. */
export function passwordEndedLetter(to: Guardian, about: About, at: number): Letter {
  return parentNoticeLetter(to, about.site, (language) =>
    WORDS[language].passwordEnded(timedOf(about, at, language)),
  );
}

/** To every parent of a child: what goes for good goes without the 72 hours in which all of it could be kept. */
export function deletedProjectLetter(to: Guardian, about: About, at: number): Letter {
  return parentNoticeLetter(to, about.site, (language) =>
    WORDS[language].deletedProject(timedOf(about, at, language)),
  );
}
