import { showLongDate } from '#web/lib/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import * as words from '#words/family/parent-page.tsx';
import { useOwnAddress } from './guardians.queries.ts';

/**
 * PRODUCT.md#the-week-after-a-new-address: that this page does nothing for good while somebody may still put it back,
 * which each refused button says too.
 */
export function UnsettledSummary() {
  const unsettled = useOwnAddress().data?.unsettled;
  if (!unsettled) return null;
  return <Alert tone="warning">{words.unsettled(unsettled.isOwn, showLongDate(unsettled.until))}</Alert>;
}
