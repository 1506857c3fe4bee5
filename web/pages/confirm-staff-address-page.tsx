import { paths } from '#web/app/paths.ts';
import { ByLinkCard } from '#web/features/family/parent/by-link-card.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useLinkToken } from '#web/lib/use-link-token.ts';
import { askAgain, toLogin, confirm as words } from '#words/office/staff-address.ts';

/** PRODUCT.md#username-and-address-of-staff: the link of the letter to the new address of a leader or an administrator. */
export default function ConfirmStaffAddressPage() {
  useDocumentTitle(words.tab);
  const token = useLinkToken();
  return (
    <ByLinkCard
      key={token}
      token={token}
      does="confirmStaffAddress"
      title={words.title}
      text={words.text}
      button={words.button}
      done={words.done}
      elsewhere={{ text: askAgain, to: paths.home(), name: toLogin }}
    />
  );
}
