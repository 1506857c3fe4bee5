import { useMutation } from '@tanstack/react-query';
import type { JobEndpoint } from './job.ts';
import { useOutbox } from './use-outbox.ts';

/**
 * Deletes one of what a child has written in a project, by its id; one that is gone already is as good as deleted.
 * @param label says what waits, until it is sent.
 */
export function useRemoval(projectId: string, endpoint: JobEndpoint, label: string) {
  const outbox = useOutbox();
  return useMutation({
    mutationFn: (id: string) =>
      outbox.send({
        endpoint,
        params: { entryId: id },
        does: 'deletes',
        about: id,
        within: [projectId],
        label,
      }).settled,
  });
}
