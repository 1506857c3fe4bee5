import { ByLinkCard } from '#web/features/family/parent/by-link-card.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useLinkToken } from '#web/lib/use-link-token.ts';
import { undo as words } from '#words/family/address-links.ts';

/** PRODUCT.md#a-parents-new-address: the link of the letter that told the old address of a change. */
export default function UndoAddressPage() {
  useDocumentTitle(words.tab);
  const token = useLinkToken();
  return (
    <ByLinkCard
      key={token}
      token={token}
      does="undoAddress"
      title={words.title}
      text={words.text}
      button={words.button}
      done={{ leadsToPage: true, ...words.done }}
    />
  );
}
