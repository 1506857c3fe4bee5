import { ByLinkCard } from '#web/features/family/parent/by-link-card.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useLinkToken } from '#web/lib/use-link-token.ts';
import { close as words } from '#words/family/address-links.ts';

/** PRODUCT.md#not-you: 'Not you? Close it.' of the letter that told of an opening. */
export default function CloseParentPage() {
  useDocumentTitle(words.tab);
  const token = useLinkToken();
  return (
    <ByLinkCard
      key={token}
      token={token}
      does="close"
      title={words.title}
      text={words.text}
      button={words.button}
      done={words.done}
    />
  );
}
