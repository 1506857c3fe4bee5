import { isDeadLink, useCloseEverywhere } from '#web/features/parent/parent.queries.ts';
import { remedyFor } from '#web/lib/call.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { supportEmail } from '#web/lib/site.ts';
import { useLinkToken } from '#web/lib/use-link-token.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';

/** §19: 'Not you? Close it.' of the letter that told of an opening. */
export default function CloseParentPage() {
  useDocumentTitle('Close your page');
  const token = useLinkToken();
  const close = useCloseEverywhere();
  if (close.isSuccess) {
    return (
      <div className="grid gap-6">
        <PageHeader title="Closed" />
        <Alert live tone="success">
          Your page is closed everywhere, and no link opens it any more. Please change the password of your
          e-mail now. You can have a new link sent at any time.
        </Alert>
      </div>
    );
  }
  if (token === '' || isDeadLink(close.error)) {
    return (
      <div className="grid gap-6">
        <PageHeader title="This link is too old or was used." />
        <p>
          Questions? Write to <span className="wrap-anywhere">{supportEmail}</span>.
        </p>
      </div>
    );
  }
  return (
    <div className="grid gap-6">
      <PageHeader title="Was it not you?" />
      <p>We close your page wherever it is open, and end every link to it. Nothing is deleted.</p>
      <Button
        size="lg"
        wide
        pending={close.isPending}
        pendingText="Closing..."
        onClick={() => close.mutate(token)}
      >
        Close it
      </Button>
      {close.isError && (
        <Alert live tone="danger">
          {remedyFor(close.error)}
        </Alert>
      )}
    </div>
  );
}
