import { DeletionLinkCard } from '#web/features/family/parent/deletion-link-card.tsx';
import { showLongDate } from '#web/lib/dates.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useLinkToken } from '#web/lib/use-link-token.ts';
import { cancel as words } from '#words/keeping/deletion-links.ts';

/** PRODUCT.md#delete-everything: the link of the letter that tells of a deletion. */
export default function CancelDeletionPage() {
  useDocumentTitle(words.tab);
  const token = useLinkToken();
  return (
    <DeletionLinkCard
      key={token}
      token={token}
      does="cancel"
      asks={(asked) => ({
        title: asked ? words.titleOf(asked.childFirstName) : words.title,
        text: asked ? words.textUntil(showLongDate(asked.endsAt)) : words.text,
      })}
      button={words.button}
      done={{ leadsToPage: true, ...words.done }}
    />
  );
}
