import { useEffect, useState } from 'react';
import { isSameName } from '#domain/rules/platform/text.ts';
import { showDate } from '#web/lib/dates.ts';
import { serverNow } from '#web/lib/server-time.ts';
import { deviceStore } from '#web/offline/queue/open-outbox.ts';
import { lookAtOthers, meet, noteShown, type Other } from '#web/offline/queue/others.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import * as others from '#words/platform/others-unsent.ts';
import * as words from '#words/platform/unsent.ts';

/**
 * PRODUCT.md#what-a-device-keeps: another child has something on this device that was never sent. It is sent as nobody
 * else, and shown to nobody else. Whoever is signed in is told once that it is there and until when, and need do
 * nothing about it.
 */
export function OthersUnsent({ owner }: { owner: string }) {
  const [others, setOthers] = useState<readonly Other[]>([]);
  useEffect(() => {
    const look = async () => {
      await meet(deviceStore, owner);
      setOthers((await lookAtOthers(deviceStore, owner, serverNow())).filter(({ wasTold }) => !wasTold));
    };
    // A device that cannot be read has nothing to tell of.
    look().catch(() => undefined);
  }, [owner]);
  const [other] = others;
  if (!other) return null;
  return <OtherUnsent key={other.id} owner={owner} other={other} onDone={() => setOthers(others.slice(1))} />;
}

function OtherUnsent({ owner, other, onDone }: { owner: string; other: Other; onDone: () => void }) {
  const { id, name, count, goesAt } = other;
  const [isAsking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  useEffect(() => {
    // Not noted it is shown another time, and stays until then.
    noteShown(deviceStore, owner, other).catch(() => undefined);
  }, [owner, other]);
  const isName = isSameName(typed, name);
  const title = `${name}: ${words.title(count)}`;
  return (
    <aside aria-label={title} className="mx-auto w-full max-w-6xl px-gutter py-3 print:hidden">
      <Alert title={title}>
        <p>{others.usedThisToo(name, showDate(new Date(goesAt).toISOString()))}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={onDone}>
            {others.ok}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
            {words.throwItAway}
          </Button>
        </div>
      </Alert>
      <ConfirmDialog
        title={words.forGood}
        body={others.willBeGone(name)}
        confirmLabel={words.throwAway}
        open={isAsking}
        onOpenChange={setAsking}
        danger
        confirmDisabled={!isName}
        onConfirm={() => void deviceStore.dropAllOf(id).then(onDone)}
      >
        <TextField
          label={others.typeName(name)}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </ConfirmDialog>
    </aside>
  );
}
