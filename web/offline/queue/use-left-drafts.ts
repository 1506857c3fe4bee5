import { useEffect, useState } from 'react';
import type { DraftRecord } from './draft-records.ts';
import { useJobs, useOutbox } from './use-outbox.ts';

/**
 * Returns drafts on this device that cannot be sent as they stand; null until the device has been asked. `drop`
 * discards one.
 */
export function useLeftDrafts(): {
  left: readonly DraftRecord[] | null;
  drop: (record: DraftRecord) => Promise<void>;
} {
  const { typed } = useOutbox();
  const jobs = useJobs();
  const [left, setLeft] = useState<readonly DraftRecord[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is sent takes out of it what it holds.
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      // A device that cannot be read has nothing to tell.
      const found = await typed.left().catch(() => []);
      if (isCurrent) setLeft(found);
    };
    void look();
    const unsubscribe = typed.subscribe(() => void look());
    return () => {
      isCurrent = false;
      unsubscribe();
    };
  }, [typed, jobs]);
  return { left, drop: (record) => typed.drop(record) };
}
