import { DeletionLinkCard } from '#web/features/parent/deletion-link-card.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useLinkToken } from '#web/lib/use-link-token.ts';

/** §20: the link of the second letter: nothing is waited for. */
export default function DeleteNowPage() {
  useDocumentTitle('Delete at once');
  const token = useLinkToken();
  return (
    <DeletionLinkCard
      key={token}
      token={token}
      does="deleteAtOnce"
      asks={(asked) => ({
        title: asked ? `Delete everything of ${asked.childFirstName} now?` : 'Delete everything now?',
        text: 'All words, all photos and the account are deleted at once. This cannot be undone.',
      })}
      button="Delete everything now"
      variant="danger"
      done={{ title: 'Deleted', text: 'Everything is deleted. Your receipt is on its way by e-mail.' }}
    />
  );
}
