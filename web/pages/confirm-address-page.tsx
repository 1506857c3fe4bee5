import { ByLinkCard } from '#web/features/parent/by-link-card.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useLinkToken } from '#web/lib/use-link-token.ts';

/** §20: the link of the letter to a parent's new address. */
export default function ConfirmAddressPage() {
  useDocumentTitle('Your new address');
  const token = useLinkToken();
  return (
    <ByLinkCard
      key={token}
      token={token}
      does="confirmAddress"
      title="Is this your new address?"
      text="From then on you come to your page by this address, for all your children. The old address no longer opens it."
      button="Use this address"
      done={{
        leadsToPage: true,
        title: 'Your address has changed',
        text: 'Have a link sent to this address to open your page. With the old address you can undo it for a week.',
      }}
    />
  );
}
