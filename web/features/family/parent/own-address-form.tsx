import { useRef } from 'react';
import { NewAddress } from '#domain/contract/family/own-address.ts';
import { remedyFor, standsAtField } from '#web/lib/call.ts';
import { showLongDate } from '#web/lib/dates.ts';
import { useForm } from '#web/parts/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { TextField } from '#web/ui/field.tsx';
import * as words from '#words/family/parent-page.tsx';
import * as byLink from '#words/platform/by-link.tsx';
import { useChangingAddress, useOwnAddress } from './guardians.queries.ts';
import { PageClosed } from './parent.queries.ts';

/** PRODUCT.md#a-parents-new-address: the address by which a parent opens the page; a new one has to say yes first. */
export function OwnAddressForm() {
  const address = useOwnAddress();
  const section = useRef<HTMLElement>(null);
  if (!address.data) return null;
  const { email, asked } = address.data;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={words.yourEmail}
      className="grid scroll-mt-4 grid-cols-1 gap-3"
    >
      {asked && <Asked {...asked} onKept={() => section.current?.focus()} />}
      <Collapsible headingLevel={2} title={words.yourEmail}>
        <div className="grid gap-4">
          <p>{words.youComeBy(<strong className="wrap-anywhere">{email}</strong>)}</p>
          <ChangeForm />
        </div>
      </Collapsible>
    </section>
  );
}

function Asked({ email, endsAt, onKept }: { email: string; endsAt: string; onKept: () => void }) {
  const { keep } = useChangingAddress();
  return (
    <Alert live tone="info" title={words.waitingForAddress}>
      <div className="grid justify-items-start gap-3">
        <p className="wrap-anywhere">{words.wroteToNewAddress(email, showLongDate(endsAt))}</p>
        <Button
          size="sm"
          variant="secondary"
          pending={keep.isPending}
          pendingText={byLink.oneMoment}
          onClick={() => keep.mutate(undefined, { onSuccess: onKept })}
        >
          {words.keepOldAddress}
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
    outcome: change,
    // Told below the button, or at the field.
    onFailed: () => {},
  });
  const { error } = change;
  return (
    <form noValidate ref={root} onSubmit={submit} className="grid justify-items-start gap-5">
      <TextField
        label={words.newAddress}
        hint={words.newAddressHint}
        type="email"
        required
        autoComplete="email"
        className="w-full max-w-md"
        {...field('email')}
      />
      <Button type="submit" pending={isSaving} pendingText={words.sending}>
        {words.changeAddress}
      </Button>
      {error && !(error instanceof PageClosed) && !standsAtField(error) && (
        <Alert live tone="danger">
          {remedyFor(error)}
        </Alert>
      )}
    </form>
  );
}
