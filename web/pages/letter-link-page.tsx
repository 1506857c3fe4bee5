import { Fragment, type ReactNode } from 'react';
import { matchRoute, useLocation, useRouter } from 'wouter';
import { OPEN_SCREENS } from '#domain/rules/platform/screens.ts';
import { paths } from '#web/app/paths.ts';
import { ByLinkCard } from '#web/features/family/parent/by-link-card.tsx';
import { DeletionLinkCard } from '#web/features/family/parent/deletion-link-card.tsx';
import { showLongDate } from '#web/lib/dates.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useLinkToken } from '#web/lib/use-link-token.ts';
import * as address from '#words/family/address-links.ts';
import { stop } from '#words/family/reminders.ts';
import { cancel, now } from '#words/keeping/deletion-links.ts';
import * as staff from '#words/office/staff-address.ts';

type Shown = { readonly tab: string; readonly card: ReactNode };

/** By the address that stands in a letter. */
const LINKS: Readonly<Record<string, (token: string) => Shown>> = {
  /** PRODUCT.md#not-you: 'Not you? Close it.' of the letter that told of an opening. */
  [OPEN_SCREENS.closeParent]: (token) => ({
    tab: address.close.tab,
    card: <ByLinkCard token={token} does="close" {...address.close} />,
  }),
  /** PRODUCT.md#a-parents-new-address: of the letter to a parent's new address, and of the one that told the old address. */
  [OPEN_SCREENS.confirmAddress]: (token) => ({
    tab: address.confirm.tab,
    card: (
      <ByLinkCard
        {...address.confirm}
        token={token}
        does="confirmAddress"
        done={{ leadsToPage: true, ...address.confirm.done }}
      />
    ),
  }),
  [OPEN_SCREENS.undoAddress]: (token) => ({
    tab: address.undo.tab,
    card: (
      <ByLinkCard
        {...address.undo}
        token={token}
        does="undoAddress"
        done={{ leadsToPage: true, ...address.undo.done }}
      />
    ),
  }),
  /** PRODUCT.md#username-and-address-of-staff: of the letter to the new address of a leader or an administrator. */
  [OPEN_SCREENS.confirmStaffAddress]: (token) => ({
    tab: staff.confirm.tab,
    card: (
      <ByLinkCard
        {...staff.confirm}
        token={token}
        does="confirmStaffAddress"
        elsewhere={{ text: staff.askAgain, to: paths.home(), name: staff.toLogin }}
      />
    ),
  }),
  /** PRODUCT.md#delete-everything: of the letter that tells of a deletion, and of the second one: nothing is waited for. */
  [OPEN_SCREENS.cancelDeletion]: (token) => ({
    tab: cancel.tab,
    card: (
      <DeletionLinkCard
        token={token}
        does="cancel"
        asks={(asked) => ({
          title: asked ? cancel.titleOf(asked.childFirstName) : cancel.title,
          text: asked ? cancel.textUntil(showLongDate(asked.endsAt)) : cancel.text,
        })}
        button={cancel.button}
        done={{ leadsToPage: true, ...cancel.done }}
      />
    ),
  }),
  [OPEN_SCREENS.deleteNow]: (token) => ({
    tab: now.tab,
    card: (
      <DeletionLinkCard
        token={token}
        does="deleteAtOnce"
        asks={(asked) => ({
          title: asked ? now.titleOf(asked.childFirstName) : now.title,
          text: now.text,
        })}
        button={now.button}
        variant="danger"
        done={now.done}
      />
    ),
  }),
  /** PRODUCT.md#reminders: the end of the reminders, by the link of any of them. Whoever holds the letter reads no name here. */
  [OPEN_SCREENS.stopReminders]: (token) => ({
    tab: stop.button,
    card: <ByLinkCard token={token} does="stopReminders" {...stop} />,
  }),
};

/** The action of a letter's link, behind one press. */
export default function LetterLinkPage() {
  const [path] = useLocation();
  const { parser } = useRouter();
  const token = useLinkToken();
  const [, show] = Object.entries(LINKS).find(([at]) => matchRoute(parser, at, path)[0]) ?? [];
  const { tab, card } = show?.(token) ?? { tab: null, card: null };
  useDocumentTitle(tab);
  return <Fragment key={token}>{card}</Fragment>;
}
