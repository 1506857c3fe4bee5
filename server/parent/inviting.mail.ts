import { withoutLinks } from '#domain/rules/text.ts';
import { spokenUtcTime } from '#server/db/timestamps.ts';
import { type Letter, LINK_SLOT } from '#server/mail/outbox.service.ts';
import type { Guardian } from './guardians.store.ts';
import { endOfInvitation, type Invited } from './invitations.store.ts';
import { type About, toldLetter } from './told.mail.ts';

/** Asks another parent, whom one has invited. The name of who invites is her own word: links in it are none. */
export function invitationLetter(
  to: Invited,
  invitedBy: Guardian,
  { childName, site: { siteName, supportEmail } }: About,
): Letter {
  return {
    userId: to.userId,
    kind: 'parent-invitation',
    recipient: to.email,
    link: { purpose: 'invitation', subjectId: to.id },
    subject: `You are invited to a parents' page at ${siteName}`,
    body: `Hello,

${withoutLinks(invitedBy.name)} invites you to the parents' page of ${withoutLinks(childName)} at ${siteName}, a field notebook in which scouts write down how they grow a new tree from a cutting.

If you are a parent or legal guardian of ${withoutLinks(childName)}, you can see everything there as ${withoutLinks(invitedBy.name)} does, correct it, stop it and have it deleted. You need no account and no password. Say yes or no here:

${LINK_SLOT}

If you say no, or nothing until ${spokenUtcTime(endOfInvitation(to))}, we forget your name and this address.

Questions: ${supportEmail}`,
  };
}

/** Tells those who are there that somebody is invited; never to which address. */
export function invitedLetter(
  to: Guardian,
  about: About,
  { by, name }: { by: string; name: string },
): Letter {
  const child = withoutLinks(about.childName);
  const text = `${withoutLinks(by)} invited another parent or guardian to the parents' page of ${child}: ${withoutLinks(name)}. Who says yes sees everything as you do, and can stop or delete the notebook. Until then you can take the invitation back on the parents' page.`;
  return toldLetter(to, about.site, {
    subject: `Somebody is invited to a parents' page at ${about.site.siteName}`,
    text,
  });
}

export function joinedLetter(to: Guardian, about: About, name: string): Letter {
  const text = `${withoutLinks(name)} was invited to the parents' page of ${withoutLinks(about.childName)}, said yes, and sees everything there from now on.`;
  return toldLetter(to, about.site, {
    subject: `Another parent joined a parents' page at ${about.site.siteName}`,
    text,
  });
}

/** To who has said yes. */
export function welcomeLetter(to: Guardian, about: About): Letter {
  const { siteName, baseUrl } = about.site;
  const text = `You are a parent or guardian of ${withoutLinks(about.childName)} at ${siteName} from now on. To see the notebook, type this e-mail address at

${baseUrl}/parent

and we send you a link. You need no account and no password.`;
  return toldLetter(to, about.site, { subject: `Your parents' page at ${about.site.siteName}`, text });
}

/** To who has invited: names and address of who said no are forgotten, so they do not stand here. */
export function declinedLetter(to: Guardian, about: About): Letter {
  const text = `Somebody whom you invited to the parents' page of ${withoutLinks(about.childName)} said no. We have forgotten the name and the address.`;
  return toldLetter(to, about.site, {
    subject: `An invitation was declined at ${about.site.siteName}`,
    text,
  });
}

export function takenBackLetter(to: Guardian, about: About, name: string): Letter {
  const text = `The invitation of ${withoutLinks(name)} to the parents' page of ${withoutLinks(about.childName)} was taken back by a parent or guardian. Nobody can join with it any more.`;
  return toldLetter(to, about.site, {
    subject: `An invitation was taken back at ${about.site.siteName}`,
    text,
  });
}
