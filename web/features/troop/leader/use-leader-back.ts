import { paths } from '#web/app/paths.ts';
import { leadBack, openedFrom } from '#web/ui/use-way-back.ts';
import * as words from '#words/troop/scout.ts';

/** The link back of a leader's screen: to the meeting that it was opened from, else to the troop. */
export function useLeaderBack() {
  const from = openedFrom();
  const meeting = from?.endsWith('/meeting') ? from : null;
  return {
    href: meeting ?? paths.leader(),
    children: meeting ? words.backToMeeting : words.back,
    onClick: leadBack,
  };
}
