import { ByLinkCard } from '#web/features/parent/by-link-card.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useLinkToken } from '#web/lib/use-link-token.ts';

/** §20: the link of the letter that tells of a deletion. */
export default function CancelDeletionPage() {
  useDocumentTitle('Cancel the deletion');
  const token = useLinkToken();
  return (
    <ByLinkCard
      key={token}
      token={token}
      does="cancel"
      title="Keep everything?"
      text="Then nothing is deleted."
      button="Cancel the deletion"
      done={{
        leadsToPage: true,
        title: 'The deletion is cancelled',
        text: 'Nothing was lost. A notebook that was stopped before stays stopped: your page says until when.',
      }}
    />
  );
}
