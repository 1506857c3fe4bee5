import { useEffect, useState } from 'react';
import { showDate } from '#web/lib/dates.ts';
import { deviceStore } from '#web/offline/queue/open-outbox.ts';
import { lookAtOthers, meet, type Other } from '#web/offline/queue/others.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { THROW_AWAY, unsentTitle } from './unsent-words.ts';

/**
 * §17.4: another child has something on this device that was never sent. It is sent as nobody else, and shown to
 * nobody else. Whoever is signed in is told once that it is there and until when, and need do nothing about it.
 */
export function OthersUnsent({ owner }: { owner: string }) {
  const [others, setOthers] = useState<readonly Other[]>([]);
  useEffect(() => {
    const look = async () => {
      const now = Date.now();
      await meet(deviceStore, owner, now);
      setOthers((await lookAtOthers(deviceStore, owner, now)).filter(({ wasTold }) => !wasTold));
    };
    // A device that cannot be read has nothing to tell of.
    look().catch(() => undefined);
  }, [owner]);
  const [other] = others;
  if (!other) return null;
  return <OtherUnsent key={other.id} other={other} onDone={() => setOthers(others.slice(1))} />;
}

function OtherUnsent({ other, onDone }: { other: Other; onDone: () => void }) {
  const { id, name, count, goesAt } = other;
  const [isAsking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const isName = typed.trim().toLowerCase() === name.trim().toLowerCase();
  const title = `${name}: ${unsentTitle(count)}`;
  return (
    <aside aria-label={title} className="mx-auto w-full max-w-6xl px-gutter py-3 print:hidden">
      <Alert title={title}>
        <p>
          {name} used this device too. When {name} logs in here again it is sent, or {name} can save it as a
          file. It stays until {showDate(new Date(goesAt).toISOString())}. You do not have to do anything.
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={onDone}>
            OK
          </Button>
          <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
            Throw it away
          </Button>
        </div>
      </Alert>
      <ConfirmDialog
        {...THROW_AWAY}
        body={`What ${name} wrote here and did not send yet will be gone. Do this only if ${name} asked you to. This action cannot be undone.`}
        open={isAsking}
        onOpenChange={setAsking}
        danger
        confirmDisabled={!isName}
        onConfirm={() => void deviceStore.dropAllOf(id).then(onDone)}
      >
        <TextField
          label={`Type ${name} to throw it away`}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </ConfirmDialog>
    </aside>
  );
}
