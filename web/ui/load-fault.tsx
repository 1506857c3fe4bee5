import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

/** What could not be loaded, and another try. */
export function LoadFault({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-4">
      <Alert tone="danger" live title={title}>
        Check your connection, then try again.
      </Alert>
      <Button onClick={() => onRetry()}>Try again</Button>
    </div>
  );
}
