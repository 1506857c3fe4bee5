import { ByLinkCard } from '#web/features/parent/by-link-card.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useLinkToken } from '#web/lib/use-link-token.ts';

/** §20: 'Not you? Close it.' of the letter that told of an opening. */
export default function CloseParentPage() {
  useDocumentTitle('Close your page');
  const token = useLinkToken();
  return (
    <ByLinkCard
      key={token}
      token={token}
      does="close"
      title="Was it not you?"
      text="We close your page wherever it is open, and end every link to it. Nothing is deleted."
      button="Close it"
      done={{
        title: 'Closed',
        text: 'Your page is closed everywhere, and no link opens it any more. Please change the password of your e-mail now. You can have a new link sent at any time.',
      }}
    />
  );
}
