import { STOP_WORDS } from '#domain/rules/reminder-words.ts';
import { ByLinkCard } from '#web/features/parent/by-link-card.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useLinkToken } from '#web/lib/use-link-token.ts';

/** §26: the end of the reminders, by the link of any of them. Whoever holds the letter reads no name here. */
export default function StopRemindersPage() {
  useDocumentTitle(STOP_WORDS.button);
  const token = useLinkToken();
  return <ByLinkCard key={token} token={token} does="stopReminders" {...STOP_WORDS} />;
}
