import { remedyFor } from '#web/lib/call.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import * as words from '#words/platform/fields.ts';

export type LoadErrorProps = {
  /** What could not be loaded. */
  title: string;
  error: unknown;
  onRetry: () => void;
};

/** What could not be loaded, why, and another try. */
export function LoadError({ title, error, onRetry }: LoadErrorProps) {
  return (
    <div className="grid justify-items-start gap-4">
      <Alert tone="danger" live title={title}>
        {remedyFor(error)}
      </Alert>
      <Button onClick={() => onRetry()}>{words.tryAgain}</Button>
    </div>
  );
}
