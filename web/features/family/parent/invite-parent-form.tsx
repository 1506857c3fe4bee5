import { ParentInvitation } from '#domain/contract/family/guardians.ts';
import type { Child } from '#domain/contract/family/parent.ts';
import { remedyFor, standsAtField } from '#web/lib/call.ts';
import { useForm } from '#web/parts/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import * as words from '#words/family/other-parents.tsx';
import { useInviting } from './guardians.queries.ts';
import { PageClosed } from './parent.queries.ts';

export type InviteParentFormProps = {
  child: Pick<Child, 'id' | 'firstName'>;
  /** With the address that was invited; null where nobody was. */
  onDone: (email: string | null) => void;
};

/** PRODUCT.md#several-parents: another parent, by name and address. */
export function InviteParentForm({ child, onDone }: InviteParentFormProps) {
  const { invite } = useInviting(child.id);
  const { field, root, submit, isSaving } = useForm(ParentInvitation, {
    begin: { firstName: '', lastName: '', email: '' },
    save: async (body) => {
      await invite.mutateAsync(body);
      onDone(body.email);
    },
    outcome: invite,
    // Told below the button, or at the field.
    onFailed: () => {},
  });
  const { error } = invite;
  return (
    <form
      noValidate
      ref={root}
      onSubmit={submit}
      className="grid gap-x-4 gap-y-5 rounded-lg bg-paper-sunken p-[min(1.25rem,4vw)] sm:grid-cols-2"
    >
      <p className="sm:col-span-2">{words.weWrite(child.firstName)}</p>
      <TextField label={words.firstName} required autoFocus autoComplete="off" {...field('firstName')} />
      <TextField label={words.lastName} required autoComplete="off" {...field('lastName')} />
      <TextField
        label={words.email}
        type="email"
        required
        autoComplete="off"
        className="sm:col-span-2"
        {...field('email')}
      />
      <div className="flex flex-wrap gap-2 sm:col-span-2">
        <Button type="submit" pending={isSaving} pendingText={words.sending}>
          {words.send}
        </Button>
        <Button variant="quiet" onClick={() => onDone(null)}>
          {words.cancel}
        </Button>
      </div>
      {error && !(error instanceof PageClosed) && !standsAtField(error) && (
        <div className="sm:col-span-2">
          <Alert live tone="danger">
            {remedyFor(error)}
          </Alert>
        </div>
      )}
    </form>
  );
}
