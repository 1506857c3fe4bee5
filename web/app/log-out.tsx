import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { useLogout } from '#web/features/sign-in/accounts/accounts.queries.ts';
import { isAllSafe, LEAVING_TIMEOUT_MS, saveAllDraftsWithin } from '#web/lib/unsaved.ts';
import { unkeptPhotosOf } from '#web/offline/queue/chosen-photos.ts';
import type { DraftRecord } from '#web/offline/queue/draft-records.ts';
import { useOutbox } from '#web/offline/queue/use-outbox.ts';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/platform/unsent.ts';
import type { Loss, UnsentQuestionProps } from './unsent-question.tsx';

/**
 * Log Out of a student (PRODUCT.md#dashboard, PRODUCT.md#what-a-device-keeps): what is typed is saved first; what is on
 * this device only is asked about, and what not even that has. `start` begins, `question` is to be shown; `isPending`
 * from the press on.
 */
export function useLogOut(): { start: () => Promise<void>; isPending: boolean; question: ReactNode } {
  const outbox = useOutbox();
  const logout = useLogout();
  const [Question, setQuestion] = useState<ComponentType<UnsentQuestionProps> | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const isUnderWay = useRef(false);
  const [typed, setTyped] = useState<readonly DraftRecord[]>([]);
  const [loses, setLoses] = useState<Loss | null>(null);
  const start = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSaving(true);
    await leaveOrAsk().finally(() => {
      isUnderWay.current = false;
      setSaving(false);
    });
  };
  const leaveOrAsk = async () => {
    await saveAllDraftsWithin(LEAVING_TIMEOUT_MS);
    const isSafe = await isAllSafe();
    // Where the device cannot be read nothing was written either.
    const left = await outbox.typed.left().catch(() => []);
    const isOnDevice = outbox.jobs.length + left.length > 0;
    // Whatever else waits there, it is no other copy of what the device does not have.
    const loss = unkeptPhotosOf(outbox.owner.id) === 'failed' ? 'photo' : isSafe ? null : 'unsent';
    if (!isOnDevice && !loss) return logout.mutate();
    setTyped(left);
    setLoses(loss);
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
    isPending: isSaving || logout.isPending,
    question: Question && (
      <Question
        isOpen={isAsking}
        typed={typed}
        loses={loses}
        onClose={() => setAsking(false)}
        onLogOut={() => logout.mutate()}
        isLoggingOut={logout.isPending}
      />
    ),
  };
}
