import { sentenceOf } from '#web/lib/call.ts';
import { toast } from '#web/ui/toast-store.ts';
import type { Sentence } from '#words/sentences.ts';

/**
 * Tells that a call has failed, in the server's words or in those of its place (PRODUCT.md#when-something-goes-wrong).
 * @returns what was said, which a form keeps beside its button.
 */
export function sayFailed(title: string, fallback: string): (error: unknown) => Sentence {
  return (error) => sayInWords(title, sentenceOf(error, fallback));
}

/** The same in fixed words. */
export function sayInWords(title: Sentence, description: Sentence): Sentence {
  toast({ title, description, variant: 'destructive' });
  return description;
}
