import { Copy, Share2 } from 'lucide-react';
import type { CompletionSummary } from '#domain/contract/projects.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { shownTotalHours, speciesTitle } from './completion-summary.tsx';

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** The words to share: the tree and the numbers, never a name, a place or an address of the child's. */
export function shareText(summary: CompletionSummary): string {
  const { cuttingCount, plantingEntriesCount: trees, totalTimeSpent } = summary;
  const species = speciesTitle(summary);
  const tree = species ? `a tree: ${species}!` : 'a tree!';
  const cuttings = many(cuttingCount, 'cutting', 'cuttings');
  const hours = `It took me ${shownTotalHours(totalTimeSpent)} hours`;
  if (trees === 0)
    return `I am cloning ${tree} I took ${cuttings} and help them grow roots. ${hours} so far.`;
  return `I cloned ${tree} From ${cuttings} I planted ${many(trees, 'new tree', 'new trees')}. ${hours}.`;
}

/** §2.11: the social-share card. */
export function CompletionShareCard({ summary }: { summary: CompletionSummary }) {
  const text = shareText(summary);
  if (summary.cuttingCount === 0) return null; // there is no story yet
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ title: 'Copied', description: 'Now you can paste it where you like.' }),
      () => toast({ title: 'Error', description: 'Failed to copy the text', variant: 'destructive' }),
    );
  return (
    <Card as="section" aria-labelledby="share" className="grid gap-4">
      <h2 id="share">Share Your Story</h2>
      <p className="rounded-md bg-moss px-5 py-4 font-serif text-lg text-on-moss">{text}</p>
      <Alert tone="warning" title="Ask an adult">
        Show this to a grown-up before you share it. Your name and your place are not in it.
      </Alert>
      <div className="flex flex-wrap gap-2">
        {'share' in navigator && (
          <Button icon={<Share2 className="size-5" />} onClick={() => void share(text)}>
            Share
          </Button>
        )}
        {/* Only pages on https or localhost may write to the clipboard. */}
        {'clipboard' in navigator && (
          <Button variant="secondary" icon={<Copy className="size-5" />} onClick={() => void copy()}>
            Copy Text
          </Button>
        )}
      </div>
    </Card>
  );
}

/** The browser's own share sheet; who closes it has changed her mind, and that is no error. */
async function share(text: string): Promise<void> {
  try {
    await navigator.share({ text });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast({ title: 'Error', description: 'Failed to share', variant: 'destructive' });
  }
}
