import { withoutLinks } from '#domain/rules/text.ts';
import { spokenUtcTime } from '#server/db/timestamps.ts';
import { type Letter, LINK_SLOT } from '#server/mail/outbox.service.ts';
import type { Guardian } from './guardians.store.ts';
import { type About, toldLetter } from './told.mail.ts';

/** What is told to every parent of a child, that another of them may see it too. */
export function stoppedLetter(to: Guardian, { childName, site }: About, endsAt: number): Letter {
  return toldLetter(to, site, {
    subject: `A notebook at ${site.siteName} was stopped`,
    text: `${withoutLinks(childName)} is logged out, and nothing more is collected. A parent or guardian stopped it on the parents' page.

Everything is deleted on ${spokenUtcTime(endsAt)}. Until then whoever stopped it can start it again there.`,
  });
}

export function restartedLetter(to: Guardian, { childName, site }: About): Letter {
  return toldLetter(to, site, {
    subject: `A notebook at ${site.siteName} is open again`,
    text: `${withoutLinks(childName)} can log in again. Nothing was deleted.`,
  });
}

export function stillStoppedLetter(to: Guardian, { childName, site }: About, endsAt: number): Letter {
  return toldLetter(to, site, {
    subject: `A deletion at ${site.siteName} was cancelled`,
    text: `The deletion of everything of ${withoutLinks(childName)} was cancelled. The notebook stays stopped, as it was before. It is deleted on ${spokenUtcTime(endsAt)}, unless whoever stopped it starts it again.`,
  });
}

/** To the parent who asked for a deletion: the way back. */
export function cancelLetter(to: Guardian, { childName, site }: About, endsAt: number): Letter {
  return {
    userId: to.userId,
    kind: 'parent-told',
    recipient: to.email,
    link: { purpose: 'deletion-cancel', subjectId: to.id },
    subject: `Everything will be deleted from ${site.siteName}: cancel here`,
    body: `Hello,

You asked us to delete everything of ${withoutLinks(childName)}. It is locked now, and is deleted on ${spokenUtcTime(endsAt)}.

Cancel:

${LINK_SLOT}

If you cancel in time, nothing is lost.

Questions: ${site.supportEmail}`,
  };
}

/** To the parent who asked for a deletion: the way not to wait for it. */
export function atOnceLetter(to: Guardian, { childName, site }: About): Letter {
  return {
    userId: to.userId,
    kind: 'parent-told',
    recipient: to.email,
    link: { purpose: 'deletion-now', subjectId: to.id },
    subject: `Delete everything from ${site.siteName} at once`,
    body: `Hello,

You asked us to delete everything of ${withoutLinks(childName)}. You need do nothing: it happens by itself after 72 hours.

To delete it at once, open this page and press the button. It cannot be undone:

${LINK_SLOT}

Questions: ${site.supportEmail}`,
  };
}

/** To the other parents of a child that is to be deleted. */
export function deletionToldLetter(to: Guardian, { childName, site }: About, endsAt: number): Letter {
  return toldLetter(to, site, {
    subject: `Everything will be deleted from a notebook at ${site.siteName}`,
    text: `Another parent or guardian asked us to delete everything of ${withoutLinks(childName)}. It is locked now, and is deleted on ${spokenUtcTime(endsAt)}. Only who asked for it can cancel it: please talk to each other. What you want to keep, you can download from the parents' page until then.`,
  });
}

/** To every parent of a child, who set it too: her page may have been open on a tablet of the family. */
export function newPasswordLetter(to: Guardian, { childName, site }: About, at: number): Letter {
  const child = withoutLinks(childName);
  return toldLetter(to, site, {
    subject: `A ${site.siteName} password was changed`,
    text: `A parent or guardian set a new password for ${child} on the parents' page on ${spokenUtcTime(at)}. Every device on which ${child} was logged in is logged out.

If you know about this, you need do nothing. If not, set another one on the parents' page, and talk to each other.`,
  });
}

/** To every parent of a child: what goes for good goes without the 72 hours in which all of it could be kept. */
export function deletedProjectLetter(to: Guardian, { childName, site }: About, at: number): Letter {
  return toldLetter(to, site, {
    subject: `A project was deleted from a notebook at ${site.siteName}`,
    text: `A parent or guardian deleted a project of ${withoutLinks(childName)} on the parents' page on ${spokenUtcTime(at)}, with all that was written in it and its photos. It cannot be brought back.

If you know about this, you need do nothing. If not, talk to each other, or write to us.`,
  });
}
