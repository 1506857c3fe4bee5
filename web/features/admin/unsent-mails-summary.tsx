import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useUnsentMails } from './admin.queries.ts';

/** A quiet word above the students while letters cannot be sent; nothing else (§18). */
export function UnsentMailsSummary({ onShow }: { onShow: () => void }) {
  const { data = [] } = useUnsentMails();
  if (data.length === 0) return null;
  return (
    <div className="mb-6">
      <Alert tone="warning">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>
            {data.length === 1 ? '1 letter could not be sent.' : `${data.length} letters could not be sent.`}
          </p>
          <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={onShow}>
            Show unsent mail
          </Button>
        </div>
      </Alert>
    </div>
  );
}
