import { useEffect, useState } from 'react';

/** Of an address: whoever comes by it has just completed the project. */
export const JUST_DONE = { isJustDone: true };

/** Whether the report is opened by the completion of its project: who loads it again, or comes back, has been there. */
export function useFirstArrival(): boolean {
  const [isFirst] = useState(() => history.state?.isJustDone === true);
  useEffect(() => {
    if (isFirst) history.replaceState(null, '');
  }, [isFirst]);
  return isFirst;
}
