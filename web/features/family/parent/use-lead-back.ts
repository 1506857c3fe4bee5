import { useEffect, useRef } from 'react';
import { onceWindowsLeft } from '#web/ui/use-back-closes.ts';
import { useLeading } from './use-parent-place.ts';

/** After a whole project is gone, the page below has moved up: the focus goes to the head of the work. */
export function useLeadBack(childId: string, projects: number | undefined) {
  const before = useRef(projects);
  const { lead } = useLeading();
  const latest = useRef(lead);
  latest.current = lead;
  useEffect(() => {
    if (projects !== undefined && before.current !== undefined && projects < before.current)
      onceWindowsLeft(() => latest.current(childId, 'work'));
    before.current = projects;
  }, [childId, projects]);
}
