import { KeepStaffAddressCard } from '#web/features/family/parent/keep-staff-address-card.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useLinkToken } from '#web/lib/use-link-token.ts';
import { undo as words } from '#words/office/staff-address.ts';

/** PRODUCT.md#username-and-address-of-staff: the link of the letter to the old address of a leader or an administrator. */
export default function UndoStaffAddressPage() {
  useDocumentTitle(words.tab);
  const token = useLinkToken();
  return <KeepStaffAddressCard key={token} token={token} />;
}
