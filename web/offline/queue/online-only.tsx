import { Alert } from '#web/ui/alert.tsx';
import { useOutbox } from './use-outbox.ts';

/** Why nothing can be written without a network, where this browser keeps nothing; nothing where it does. */
export function OnlineOnly() {
  if (useOutbox().keeps) return null;
  return (
    <Alert title="This works online only">
      {window.isSecureContext
        ? 'This browser window keeps nothing on the device, so each thing is sent right away. In a normal window you can work without a connection too.'
        : 'The address of this page begins with http, so your browser keeps nothing on the device and each thing is sent right away. With an address that begins with https you can work without a connection too. Ask your troop leader.'}
    </Alert>
  );
}
