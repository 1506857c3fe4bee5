import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useOwnLetters } from '#web/lib/easier-reading.ts';
import { isSharedDevice } from '#web/lib/shared-device.ts';
import { keepsReads } from '#web/offline/kept/keeps-reads.ts';
import { readAhead } from '#web/offline/kept/read-ahead.ts';
import { useOutbox } from '#web/offline/queue/use-outbox.ts';
import { whenSent } from '#web/offline/queue/when-sent.ts';
import { OthersUnsent } from './others-unsent.tsx';
import { SharedWatch } from './shared-watch.tsx';
import { StudentNotices } from './student-notices.tsx';

/** Parts that no screen of a student waits for: the app's notices, other people's unsent work, and reading ahead. */
export function StudentExtras({ owner }: { owner: string }) {
  useOwnLetters(owner);
  const client = useQueryClient();
  useEffect(() => {
    if (!keepsReads()) return;
    const ending = new AbortController();
    void readAhead(client, ending.signal);
    return () => ending.abort();
  }, [client]);
  const outbox = useOutbox();
  const send = useCallback(() => whenSent(outbox), [outbox]);
  return (
    <>
      {isSharedDevice() && <SharedWatch userId={owner} send={send} />}
      <StudentNotices />
      <OthersUnsent owner={owner} />
    </>
  );
}
