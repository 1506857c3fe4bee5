import { DeletionLinkCard } from '#web/features/family/parent/deletion-link-card.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useLinkToken } from '#web/lib/use-link-token.ts';
import { now as words } from '#words/keeping/deletion-links.ts';

/** PRODUCT.md#delete-everything: the link of the second letter: nothing is waited for. */
export default function DeleteNowPage() {
  useDocumentTitle(words.tab);
  const token = useLinkToken();
  return (
    <DeletionLinkCard
      key={token}
      token={token}
      does="deleteAtOnce"
      asks={(asked) => ({
        title: asked ? words.titleOf(asked.childFirstName) : words.title,
        text: words.text,
      })}
      button={words.button}
      variant="danger"
      done={words.done}
    />
  );
}
