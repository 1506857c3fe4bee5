import { useState } from 'react';
import { forgetKeptTyping, keepTyping, keptTyping } from '#web/lib/use-kept-typing.ts';
import { forgetLinkToken, useLinkToken } from '#web/lib/use-link-token.ts';

const KEPT = ['join-link', 'parent'] as const;

/**
 * The token of the link that led here. It lies in this tab until the child is signed up: a phone that takes a look at
 * something else loads the page anew, and what was typed must not need the letter again.
 */
export function useJoinToken(): readonly [token: string, forget: () => void] {
  const fromAddress = useLinkToken();
  const [left] = useState(() => keptTyping(...KEPT)?.token ?? '');
  if (fromAddress) keepTyping(...KEPT, { token: fromAddress });
  const forget = () => {
    forgetLinkToken();
    forgetKeptTyping(...KEPT);
  };
  return [fromAddress || left, forget];
}
