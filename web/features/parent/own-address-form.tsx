import { useRef } from 'react';
import { NewAddress } from '#domain/contract/guardians.ts';
import { remedyFor, standsAtField } from '#web/lib/call.ts';
import { showLongDate } from '#web/lib/dates.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { useChangingAddress, useOwnAddress } from './guardians.queries.ts';
import { ownAddressHeadingId } from './page-parts-panel.tsx';
import { PageClosed } from './parent.queries.ts';

/** §20: by which address a parent comes to her page; another one has to say yes first. */
export function OwnAddressForm() {
  const address = useOwnAddress();
  const section = useRef<HTMLElement>(null);
  if (!address.data) return null;
  const { email, asked } = address.data;
  return (
    <section ref={section} tabIndex={-1} aria-label="Your e-mail address" className="grid gap-4">
      <h2 id={ownAddressHeadingId} tabIndex={-1} className="scroll-mt-4">
        Your e-mail address
      </h2>
      {asked && <Asked {...asked} onKept={() => section.current?.focus()} />}
      <p>
        You come to this page by <strong className="wrap-anywhere">{email}</strong>.
      </p>
      <ChangeForm />
    </section>
  );
}

function Asked({ email, endsAt, onKept }: { email: string; endsAt: string; onKept: () => void }) {
  const { keep } = useChangingAddress();
  return (
    <Alert live tone="info" title="Waiting for your new address">
      <div className="grid justify-items-start gap-3">
        <p className="wrap-anywhere">
          We wrote to {email}. Open that e-mail until {showLongDate(endsAt)} and press the button. Until then
          nothing changes.
        </p>
        <Button
          size="sm"
          variant="secondary"
          pending={keep.isPending}
          pendingText="One moment..."
          onClick={() => keep.mutate(undefined, { onSuccess: onKept })}
        >
          Keep my old address
        </Button>
        {keep.isError && !(keep.error instanceof PageClosed) && <p>{remedyFor(keep.error)}</p>}
      </div>
    </Alert>
  );
}

function ChangeForm() {
  const { change } = useChangingAddress();
  const { field, root, submit, isSaving } = useForm(NewAddress, {
    begin: { email: '' },
    save: (body) => change.mutateAsync(body),
    // Told below the button, or at the field.
    onFailed: () => {},
  });
  const { error } = change;
  return (
    <form noValidate ref={root} onSubmit={submit} className="grid justify-items-start gap-5">
      <TextField
        label="Your new e-mail address"
        hint="It is for all your children here. We write to both addresses. With the old one you can undo it for a week."
        type="email"
        required
        autoComplete="email"
        className="w-full max-w-md"
        {...field('email')}
      />
      <Button type="submit" pending={isSaving} pendingText="Sending...">
        Change my address
      </Button>
      {error && !(error instanceof PageClosed) && !standsAtField(error) && (
        <Alert live tone="danger">
          {remedyFor(error)}
        </Alert>
      )}
    </form>
  );
}
