import { useEffect, useState } from 'react';
import type { TypedRecord } from './typed.ts';
import { useJobs, useOutbox } from './use-outbox.ts';

/**
 * What is typed on this device and cannot be sent as it stands, as it was when the screen was opened or something was
 * sent last; null until the device has been asked. `drop` throws away one of it.
 */
export function useLeftTyped(): {
  left: readonly TypedRecord[] | null;
  drop: (record: TypedRecord) => Promise<void>;
} {
  const { typed } = useOutbox();
  const jobs = useJobs();
  const [left, setLeft] = useState<readonly TypedRecord[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is sent takes out of it what it holds.
  useEffect(() => {
    let isCurrent = true;
    // A device that cannot be read has nothing to tell.
    const asked = typed.left().catch(() => []);
    void asked.then((found) => isCurrent && setLeft(found));
    return () => {
      isCurrent = false;
    };
  }, [typed, jobs]);
  const drop = async (record: TypedRecord) => {
    await typed.drop(record);
    setLeft(await typed.left());
  };
  return { left, drop };
}
