import type { MouseEvent } from 'react';
import { paths } from '#web/app/paths.ts';
import * as words from '#words/scout.ts';

type OpenedFrom = { readonly openedFrom?: string };

/** The state of the browser's history on a screen that is opened from this one: its link back leads here again. */
export function openedFromHere(): Required<OpenedFrom> {
  return { openedFrom: location.pathname };
}

/** The link back of a leader's screen: to where it was opened from, as that was left; else to the troop. */
export function useLeaderBack() {
  const { openedFrom }: OpenedFrom = history.state ?? {};
  const isMeeting = openedFrom?.endsWith('/meeting') === true;
  return {
    href: isMeeting && openedFrom ? openedFrom : paths.leader(),
    children: isMeeting ? words.backToMeeting : words.back,
    onClick: (event: MouseEvent) => {
      if (openedFrom === undefined) return;
      event.preventDefault();
      history.back();
    },
  };
}
