import type { User } from '#domain/contract/sign-in/accounts.ts';
import { serverNow } from '#web/lib/server-time.ts';

/*
 * A card opens things for some hours (PRODUCT.md#sign-in-cards), even when the server cannot be asked. The device's
 * clock may be wrong or set back, so the end is kept by it together with the moment of the server's word.
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

/** True when a card's hours are over, by everything this device knows. */
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
