import { Alert } from '#web/ui/alert.tsx';
import * as words from '#words/platform/outbox.ts';
import { useOutbox } from './use-outbox.ts';

/** Why nothing can be written without a network, where this browser keeps nothing; nothing where it does. */
export function OnlineOnly() {
  if (useOutbox().keeps) return null;
  return <Alert title={words.onlineOnly}>{window.isSecureContext ? words.inWindow : words.overHttp}</Alert>;
}
