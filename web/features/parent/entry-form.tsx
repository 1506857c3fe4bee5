import { ParentAddress } from '#domain/contract/parent.ts';
import { remedyFor } from '#web/lib/call.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/field.tsx';
import { useRequestLink } from './parent.queries.ts';

/** §20: a parent asks for a link to her page. Nobody learns whether an address is a parent's. */
export function EntryForm() {
  const request = useRequestLink();
  const { field, root, submit, isSaving } = useForm(ParentAddress, {
    begin: { email: '' },
    save: (body) => request.mutateAsync(body),
    // Told below the button.
    onFailed: () => {},
  });
  return (
    <Card>
      <form noValidate ref={root} onSubmit={submit} className="grid gap-5">
        <TextField
          type="email"
          label="Your e-mail address"
          hint="The one from which you agreed that your child may take part."
          autoComplete="email"
          required
          {...field('email')}
        />
        <Button type="submit" size="lg" wide pending={isSaving} pendingText="Sending...">
          Send me a link
        </Button>
        {request.isSuccess && (
          <Alert live tone="success">
            If this address belongs to a parent here, a link is on its way.
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
