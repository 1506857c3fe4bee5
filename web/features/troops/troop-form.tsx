import { NewTroop, type Troop } from '#domain/contract/troops.ts';
import { troopName } from '#domain/rules/troops.ts';
import { organizationOptions } from '#web/lib/organizations.ts';
import { sayFailed } from '#web/lib/say-failed.ts';
import { STATE_OPTIONS } from '#web/lib/state-options.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useSaveTroop } from './troops.queries.ts';

const EMPTY = { organization: '', state: '', number: '', name: '' };

export type TroopFormProps = { troop?: Troop; onSaved?: () => void };

/** Sets a troop up, or puts one right (§21.3). */
export function TroopForm({ troop, onSaved }: TroopFormProps) {
  const saving = useSaveTroop(troop?.id);
  const form = useForm(NewTroop, {
    begin: troop ?? EMPTY,
    save: async (it) => {
      await saving.mutateAsync(it);
      toast({ title: troop ? 'Troop Changed' : 'Troop Added', description: `${troopName(it)}, ${it.state}` });
      if (!troop) form.show(EMPTY);
      onSaved?.();
    },
    onFailed: sayFailed('Not Saved', 'The troop could not be saved'),
  });
  const { field, root, submit, isSaving } = form;
  return (
    <form noValidate ref={root} onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="Organization"
        required
        placeholder="Select the organization"
        options={organizationOptions(...(troop ? [troop.organization] : []))}
        {...field('organization')}
      />
      <SelectField
        label="State"
        required
        placeholder="Select the state"
        options={STATE_OPTIONS}
        {...field('state')}
      />
      <TextField label="Troop number" required autoComplete="off" {...field('number')} />
      <TextField
        label="Name"
        hint="Such as its patrol or church. You may leave this empty."
        autoComplete="off"
        {...field('name')}
      />
      {troop && (
        <p className="text-ink-soft text-sm sm:col-span-2">
          Another number, state or organization is another troop: its parents are asked anew, and until then
          leaders see nobody.
        </p>
      )}
      <Button type="submit" className="sm:justify-self-start" pending={isSaving} pendingText="Saving...">
        {troop ? 'Save the troop' : 'Add the troop'}
      </Button>
    </form>
  );
}
