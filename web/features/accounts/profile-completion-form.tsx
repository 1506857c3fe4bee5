import { ProfileCompletion, type User } from '#domain/contract/accounts.ts';
import { STATE_OPTIONS } from '#web/lib/state-options.ts';
import { useForm } from '#web/lib/use-form.ts';
import { useKeptTyping } from '#web/lib/use-kept-typing.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useCompleteProfile } from './accounts.queries.ts';

const FIELDS = ['firstName', 'lastName', 'troopNumber', 'state', 'zipCode'] as const;

export type ProfileCompletionFormProps = {
  /** What the account has already is filled in (§11.1). */
  user: User;
  onCompleted: () => void;
};

/** What an account still lacks (§2.3). */
export function ProfileCompletionForm({ user, onCompleted }: ProfileCompletionFormProps) {
  const { firstName, lastName, troopNumber, state, zipCode } = user;
  const completeProfile = useCompleteProfile();
  const { field, root, submit, isSaving } = useForm(ProfileCompletion, {
    begin: { firstName, lastName, troopNumber, state, zipCode },
    kept: useKeptTyping('profile-completion', user.id, FIELDS),
    save: async (profile) => {
      await completeProfile.mutateAsync(profile);
      toast({ title: 'Welcome!', description: 'Your profile is complete.' });
      onCompleted();
    },
    onFailed: () =>
      toast({
        title: 'Error',
        description: 'Failed to update profile. Please try again.',
        variant: 'destructive',
      }),
  });

  return (
    <form noValidate ref={root} onSubmit={submit}>
      <Card className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField label="First name" required autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" required autoComplete="family-name" {...field('lastName')} />
        <TextField label="Troop number" required autoComplete="off" {...field('troopNumber')} />
        <SelectField
          label="State"
          required
          autoComplete="address-level1"
          placeholder="Choose one"
          options={STATE_OPTIONS}
          {...field('state')}
        />
        <TextField
          label="ZIP code"
          required
          inputMode="numeric"
          autoComplete="postal-code"
          {...field('zipCode')}
        />
        <div className="sm:col-span-2">
          <NeedsConnection what="To save this" />
        </div>
        <Button type="submit" wide className="sm:col-span-2" pending={isSaving} pendingText="Saving...">
          Save and Continue
        </Button>
      </Card>
    </form>
  );
}
