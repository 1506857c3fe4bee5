import type { TroopChoice } from '#domain/rules/troop/troops.ts';

/** The question to a parent whether leaders of the troop may look (PRODUCT.md#who-lets-a-leader-look). */

/** 'May the leaders of Troop 42 (Ana Rivera, Wei Chen) see Ada's work?' */
export function question(
  troop: { readonly number: string; readonly leaders: readonly string[] },
  childFirstName: string,
): string {
  const who = troop.leaders.length > 0 ? ` (${troop.leaders.join(', ')})` : '';
  return `May the leaders of Troop ${troop.number}${who} see ${childFirstName}'s work?`;
}

export const mayStayOpen = 'You may leave this open. Then leaders see nothing.';

/** The answers, and what each brings. */
export const answers: Readonly<Record<TroopChoice, { readonly title: string; readonly text: string }>> = {
  no: { title: 'No', text: 'Leaders see nothing.' },
  progress: {
    title: 'Progress only',
    text: 'First name and initial, the step, the tree, how many cuttings, hours and photos, and the next check.',
  },
  work: {
    title: 'Progress, notes and photos',
    text: 'Also notes, places and photos. Each look is written down, and you see it.',
  },
};
