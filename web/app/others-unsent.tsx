import { useEffect, useState } from 'react';
import { canKeep, deviceStore } from '#web/offline/open-outbox.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { THROW_AWAY, unsentTitle } from './unsent-words.ts';

type Other = { id: string; name: string; count: number };

/** Remembers, for as long as the tab lives, for whom it was decided to keep what waits. */
const keptFor = (id: string) => `keptUnsent:${id}`;

/**
 * RULINGS 46: another child has something on this device that was never sent. It is sent as nobody else; whoever is
 * signed in now decides whether it stays.
 */
export function OthersUnsent({ owner }: { owner: string }) {
  const [others, setOthers] = useState<readonly Other[]>([]);
  const [isSure, setSure] = useState(false);
  useEffect(() => {
    if (!canKeep()) return;
    deviceStore.othersThan(owner).then(
      (all) => setOthers(all.filter(({ id }) => sessionStorage.getItem(keptFor(id)) === null)),
      // A device that cannot be read has nothing to ask about.
      () => undefined,
    );
  }, [owner]);
  const other = others[0];
  if (!other) return null;

  const next = () => {
    setSure(false);
    setOthers(others.slice(1));
  };
  const keep = () => {
    sessionStorage.setItem(keptFor(other.id), 'true');
    next();
  };
  const throwAway = () => deviceStore.dropAllOf(other.id).then(next);

  if (isSure)
    return (
      <ConfirmDialog {...THROW_AWAY} open onOpenChange={() => setSure(false)} danger onConfirm={throwAway} />
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={keep}
      title={`${other.name}: ${unsentTitle(other.count)}`}
      body={`${other.name} has used this device too. What is kept here is sent when ${other.name} logs in again on this device.`}
      cancelLabel={`Keep It for ${other.name}`}
      confirmLabel="Throw It Away"
      danger
      onConfirm={() => setSure(true)}
    />
  );
}
