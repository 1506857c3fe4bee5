import { maskedAddress } from '#domain/rules/consent.ts';
import { withoutLinks } from '#domain/rules/text.ts';
import { spokenUtcTime } from '#server/db/timestamps.ts';
import { type Letter, LINK_SLOT, type Site } from '#server/mail/outbox.service.ts';

/** Which change a letter is about. It belongs to no child: one address stands for several. */
export type Change = {
  readonly id: string;
  readonly fromEmail: string;
  readonly toEmail: string;
  readonly endsAt: number;
};

/** To the new address: whoever reads it there says whether it is the parent's. */
export function confirmAddressLetter(it: Change, { siteName, supportEmail }: Site): Letter {
  return {
    userId: null,
    kind: 'parent-address',
    recipient: it.toEmail,
    link: { purpose: 'address-confirm', subjectId: it.id },
    subject: `Your new address for the parents' page of ${siteName}`,
    body: `Hello,

A parent or guardian with the address ${maskedAddress(it.fromEmail)} wants to come to the parents' page of ${siteName} by this address from now on.

Is it you? Then open this, and press the button:

${LINK_SLOT}

Until then nothing changes. If it is not you, you need do nothing: on ${spokenUtcTime(it.endsAt)} we forget this address.

Questions: ${supportEmail}`,
  };
}

function toOld(it: Change, { siteName, supportEmail }: Site, subject: string, text: string): Letter {
  return {
    userId: null,
    kind: 'parent-told',
    recipient: it.fromEmail,
    link: { purpose: 'address-undo', subjectId: it.id },
    subject: `${subject} at ${siteName}`,
    body: `Hello,\n\n${text}\n\n${LINK_SLOT}\n\nQuestions: ${supportEmail}`,
  };
}

/** To the old address: what was asked on its page, and the way to undo it. */
export function addressAskedLetter(it: Change, site: Site): Letter {
  const text = `On your page somebody asked that you come to it by another address from now on: ${maskedAddress(it.toEmail)}. Nothing has changed yet: we wait for a yes from there.

Was it you? Then you need do nothing.

Not you? Keep this address:`;
  return toOld(it, site, 'Your address is to change', text);
}

export function addressChangedLetter(it: Change, site: Site): Letter {
  const text = `Your page opens by another address from now on: ${maskedAddress(it.toEmail)}. This address opens it no more.

Was it you? Then you need do nothing.

Not you? Until ${spokenUtcTime(it.endsAt)} you can undo it with one press:`;
  return toOld(it, site, 'Your address has changed', text);
}

/** Warns the old address of what cannot be undone later. */
export function deletionWarnsLetter(
  it: Change,
  { childName, site }: { childName: string; site: Site },
  deletionEndsAt: number,
): Letter {
  const text = `Your page opens by another address since lately: ${maskedAddress(it.toEmail)}. There somebody asked us to delete everything of ${withoutLinks(childName)}. It is deleted on ${spokenUtcTime(deletionEndsAt)}.

Was it you? Then you need do nothing.

Not you? Take your address back, and cancel the deletion on your page:`;
  return toOld(it, site, 'Everything will be deleted', text);
}
