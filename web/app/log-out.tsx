import { type ComponentType, type ReactNode, useState } from 'react';
import { useLogout } from '#web/features/sign-in/accounts/accounts.queries.ts';
import { saveAllDrafts } from '#web/lib/unsaved.ts';
import { unkeptPhotosOf } from '#web/offline/queue/chosen-photos.ts';
import type { DraftRecord } from '#web/offline/queue/drafts.ts';
import { useOutbox } from '#web/offline/queue/use-outbox.ts';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/platform/unsent.ts';
import type { UnsentQuestionProps } from './unsent-question.tsx';

/**
 * Log Out of a student (PRODUCT.md#dashboard, PRODUCT.md#what-a-device-keeps): what is typed is saved first; what is on
 * this device only is asked about. `start` begins, `question` is to be shown.
 */
export function useLogOut(): { start: () => Promise<void>; question: ReactNode } {
  const outbox = useOutbox();
  const logout = useLogout();
  const [Question, setQuestion] = useState<ComponentType<UnsentQuestionProps> | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [typed, setTyped] = useState<readonly DraftRecord[]>([]);
  const [losesPhoto, setLosesPhoto] = useState(false);
  const start = async () => {
    await saveAllDrafts();
    // Where the device cannot be read nothing was written either.
    const left = await outbox.typed.left().catch(() => []);
    const hasFailed = unkeptPhotosOf(outbox.owner.id) === 'failed';
    if (outbox.jobs.length + left.length === 0 && !hasFailed) return logout.mutate();
    setTyped(left);
    setLosesPhoto(hasFailed);
    try {
      // Only who has something unsent needs it.
      const { UnsentQuestion } = await import('./unsent-question.tsx');
      setQuestion(() => UnsentQuestion);
      setAsking(true);
    } catch {
      toast({
        title: words.notAllSent,
        description: words.openAndLogOut,
        variant: 'destructive',
      });
    }
  };
  return {
    start,
    question: Question && (
      <Question
        isOpen={isAsking}
        typed={typed}
        losesPhoto={losesPhoto}
        onClose={() => setAsking(false)}
        onLogOut={() => logout.mutate()}
        isLoggingOut={logout.isPending}
      />
    ),
  };
}
