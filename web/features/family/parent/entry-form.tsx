import { ParentAddress } from '#domain/contract/family/parent.ts';
import { remedyFor } from '#web/lib/call.ts';
import { useForm } from '#web/parts/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/field.tsx';
import * as words from '#words/family/parent-page.tsx';
import { useRequestLink } from './parent.queries.ts';

/** PRODUCT.md#opening-the-page: a parent asks for a link to the page. Nobody learns if an address is a parent's. */
export function EntryForm() {
  const request = useRequestLink();
  const { field, root, submit, isSaving } = useForm(ParentAddress, {
    begin: { email: '' },
    save: (body) => request.mutateAsync(body),
    outcome: request,
    // Told below the button.
    onFailed: () => {},
  });
  return (
    <Card>
      <form noValidate ref={root} onSubmit={submit} className="grid gap-5">
        <TextField
          type="email"
          label={words.yourEmail}
          hint={words.yourEmailHint}
          autoComplete="email"
          required
          {...field('email')}
        />
        <Button type="submit" size="lg" wide pending={isSaving} pendingText={words.sending}>
          {words.sendLink}
        </Button>
        {request.isSuccess && (
          <Alert live tone="success">
            <p>{words.linkSent}</p>
            <p className="mt-2">{words.linkComes}</p>
          </Alert>
        )}
        {request.isError && (
          <Alert live tone="danger">
            {remedyFor(request.error)}
          </Alert>
        )}
      </form>
    </Card>
  );
}
