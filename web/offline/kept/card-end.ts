import type { User } from '#domain/contract/sign-in/accounts.ts';
import { serverNow } from '#web/lib/server-time.ts';

/*
 * What was opened with a card is open for some hours (PRODUCT.md#sign-in-cards), also where nobody can ask the server.
 * The clock of the device may be wrong, and may be put back: so that end is kept by this clock, with the moment at
 * which the server said it.
 */
const CARD_HOURS = 'cardHours';

type Visitor = Pick<User, 'cardEndsAt'>;

/** Notes until when who is signed in may open what this device keeps. */
export function noteCardEnd({ cardEndsAt }: Visitor): void {
  const now = serverNow();
  try {
    if (cardEndsAt === undefined) localStorage.removeItem(CARD_HOURS);
    else if (now !== null) {
      const from = Date.now();
      localStorage.setItem(CARD_HOURS, JSON.stringify([from, from + Date.parse(cardEndsAt) - now]));
    }
  } catch {
    // Where storage is blocked nothing is kept.
  }
}

/** Whether the hours of a card are over, by all that this device knows. */
export function isCardOver({ cardEndsAt }: Visitor): boolean {
  if (cardEndsAt === undefined) return false;
  const [from, until] = keptHours() ?? [0, Date.parse(cardEndsAt)];
  const here = Date.now();
  return here < from || here >= until || (serverNow() ?? 0) >= Date.parse(cardEndsAt);
}

function keptHours(): [from: number, until: number] | null {
  try {
    return JSON.parse(localStorage.getItem(CARD_HOURS) ?? 'null');
  } catch {
    return null;
  }
}
