import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import * as words from '#words/unsent-mails.tsx';
import { useUnsentMails } from './admin.queries.ts';

/** A quiet word above the students while letters cannot be sent; nothing else (§18). */
export function UnsentMailsSummary({ onShow }: { onShow: () => void }) {
  const { data = [] } = useUnsentMails();
  if (data.length === 0) return null;
  return (
    <div className="mb-6">
      <Alert tone="warning">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>{words.couldNot(data.length)}</p>
          <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={onShow}>
            {words.show}
          </Button>
        </div>
      </Alert>
    </div>
  );
}
