import { useEffect, useState } from 'react';

/** State of an address: the project was completed just now. */
export const JUST_DONE = { isJustDone: true };

/** True when the report opens on the completion of its project, not on a reload or return. */
export function useFirstArrival(): boolean {
  const [isFirst] = useState(() => history.state?.isJustDone === true);
  useEffect(() => {
    if (isFirst) history.replaceState(null, '');
  }, [isFirst]);
  return isFirst;
}
