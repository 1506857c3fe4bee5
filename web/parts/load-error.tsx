import { remedyFor } from '#web/lib/call.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import * as words from '#words/platform/fields.ts';

export type LoadErrorProps = {
  /** The thing that could not be loaded. */
  title: string;
  error: unknown;
  onRetry: () => void;
};

/** A failed load: the thing, the reason, and another try. */
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
