import { ByLinkCard } from '#web/features/family/parent/by-link-card.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useLinkToken } from '#web/lib/use-link-token.ts';
import * as words from '#words/family/reminders.ts';

/**
 * PRODUCT.md#reminders: the end of the reminders, by the link of any of them. Whoever holds the letter reads no name here.
 */
export default function StopRemindersPage() {
  useDocumentTitle(words.stop.button);
  const token = useLinkToken();
  return <ByLinkCard key={token} token={token} does="stopReminders" {...words.stop} />;
}
