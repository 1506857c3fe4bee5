import { useState } from 'react';
import { isUnanswered, sentenceOf, standsAtField } from '#web/lib/call.ts';
import { toast } from '#web/ui/toast-store.ts';
import * as fields from '#words/platform/fields.ts';
import { type Sentence, said } from '#words/sentences.ts';
import * as words from '#words/sign-in/password-reset.tsx';

/**
 * Why a stage did not lead to the next one: told in a toast (PRODUCT.md#when-something-goes-wrong), and kept at the
 * form until it is sent again.
 */
export function useStageError() {
  const [error, setError] = useState<Sentence | null>(null);
  return {
    error: error && said(error),
    clear: () => setError(null),
    tell(error: unknown, title: string, fallback: string): void {
      const isLost = isUnanswered(error);
      const description = isLost ? words.noAnswer : sentenceOf(error, fallback);
      toast({ title: isLost ? fields.error : title, description, variant: 'destructive' });
      if (!standsAtField(error)) setError(description);
    },
  };
}
