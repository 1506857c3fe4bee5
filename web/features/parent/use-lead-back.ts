import { useEffect, useRef } from 'react';
import { onceWindowsLeft } from '#web/ui/use-back-closes.ts';
import { leadToPart } from './page-parts-panel.tsx';

/** Where a whole project is gone, all below it has moved up under who deleted it: she goes on at the head of the work. */
export function useLeadBack(childId: string, projects: number | undefined) {
  const before = useRef(projects);
  useEffect(() => {
    if (projects !== undefined && before.current !== undefined && projects < before.current)
      onceWindowsLeft(() => leadToPart(childId, 'work'));
    before.current = projects;
  }, [childId, projects]);
}
