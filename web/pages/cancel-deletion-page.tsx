import { DeletionLinkCard } from '#web/features/parent/deletion-link-card.tsx';
import { showLongDate } from '#web/lib/dates.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useLinkToken } from '#web/lib/use-link-token.ts';

/** §20: the link of the letter that tells of a deletion. */
export default function CancelDeletionPage() {
  useDocumentTitle('Cancel the deletion');
  const token = useLinkToken();
  return (
    <DeletionLinkCard
      key={token}
      token={token}
      does="cancel"
      asks={(asked) => ({
        title: asked ? `Keep everything of ${asked.childFirstName}?` : 'Keep everything?',
        text: asked
          ? `Then nothing is deleted. Without it everything is deleted on ${showLongDate(asked.endsAt)}.`
          : 'Then nothing is deleted.',
      })}
      button="Cancel the deletion"
      done={{
        leadsToPage: true,
        title: 'The deletion is cancelled',
        text: 'Nothing was lost. A notebook that was stopped before stays stopped: your page says until when.',
      }}
    />
  );
}
