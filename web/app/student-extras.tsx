import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readAhead } from '#web/offline/kept/read-ahead.ts';
import { canKeep } from '#web/offline/queue/open-outbox.ts';
import { OthersUnsent } from './others-unsent.tsx';
import { StudentNotices } from './student-notices.tsx';

/** What no screen of a student waits for: what the app has to say, what others left here, and reading ahead. */
export function StudentExtras({ owner }: { owner: string }) {
  const client = useQueryClient();
  useEffect(() => {
    if (!canKeep()) return;
    const ending = new AbortController();
    void readAhead(client, ending.signal);
    return () => ending.abort();
  }, [client]);
  return (
    <>
      <StudentNotices />
      <OthersUnsent owner={owner} />
    </>
  );
}
