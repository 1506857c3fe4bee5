import { ByLinkCard } from '#web/features/parent/by-link-card.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useLinkToken } from '#web/lib/use-link-token.ts';

/** §20: the link of the letter that told the old address of a change. */
export default function UndoAddressPage() {
  useDocumentTitle('Keep your address');
  const token = useLinkToken();
  return (
    <ByLinkCard
      key={token}
      token={token}
      does="undoAddress"
      title="Was it not you?"
      text="Then you keep this address, and nobody comes to your page by the other one. Your page closes wherever it is open."
      button="Keep this address"
      done={{
        leadsToPage: true,
        title: 'You keep your address',
        text: 'The other address opens nothing. Have a link sent to this one and look whether all is as you left it: what was stopped or is to be deleted, you can take back there.',
      }}
    />
  );
}
