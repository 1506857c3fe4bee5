import type { QueryClient } from '@tanstack/react-query';
import { getProject, listProjects, type Project } from '#domain/contract/notebook/projects.ts';
import { isGone } from '#web/lib/call.ts';
import type { Read } from '#web/offline/overlay/pending-mutation.ts';
import { waitsForProject } from '#web/offline/queue/job.ts';
import type { Outgoing } from '#web/offline/queue/outbox-words.ts';

/** Words written in a project while it was deleted elsewhere are sent by themselves once it is back. */
export function goOnWithRestored(outbox: Outgoing, client: QueryClient, signal: AbortSignal): void {
  const waiting = () => {
    const ids = outbox.jobs.flatMap((job) =>
      [job.about, ...job.within].filter((id) => waitsForProject(job, id)),
    );
    return [...new Set(ids)];
  };
  // A job refused on this page may lack something other than its project: that must first be seen gone.
  const awaited = new Set(waiting());
  const see = (id: string, isThere: boolean) => {
    if (!isThere) awaited.add(id);
    else if (awaited.delete(id)) void outbox.retryAll(id).catch(() => undefined);
  };
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action, query } = event;
    const { path, params, query: asked } = (query.meta ?? {}) as Partial<Read>;
    const isRead = action.type === 'success' && !action.manual;
    if (path === getProject.path && params) {
      const id = String(params.id);
      if (action.type === 'error' && isGone(action.error)) see(id, false);
      if (isRead && waiting().includes(id)) see(id, true);
    }
    if (path === listProjects.path && !asked && isRead) {
      const there = ((query.state.data ?? []) as readonly Project[]).map(({ id }) => id);
      for (const id of waiting()) see(id, there.includes(id));
    }
  });
  signal.addEventListener('abort', stop);
}
