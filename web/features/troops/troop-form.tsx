import { NewTroop, type Troop } from '#domain/contract/troops.ts';
import { organizationOptions } from '#web/lib/organizations.ts';
import { sayFailed } from '#web/lib/say-failed.ts';
import { STATE_OPTIONS } from '#web/lib/state-options.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as fields from '#words/fields.ts';
import * as words from '#words/troops-page.ts';
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
      toast({ title: troop ? words.changed : words.added, description: words.inState(it.number, it.state) });
      if (!troop) form.show(EMPTY);
      onSaved?.();
    },
    onFailed: sayFailed(words.notSaved, words.saveFailed),
  });
  const { field, root, submit, isSaving } = form;
  return (
    <form noValidate ref={root} onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={fields.organization}
        required
        placeholder={words.selectOrganization}
        options={organizationOptions(...(troop ? [troop.organization] : []))}
        {...field('organization')}
      />
      <SelectField
        label={fields.state}
        required
        placeholder={words.selectState}
        options={STATE_OPTIONS}
        {...field('state')}
      />
      <TextField label={fields.troopNumber} required autoComplete="off" {...field('number')} />
      <TextField label={words.name} hint={words.nameHint} autoComplete="off" {...field('name')} />
      {troop && <p className="text-ink-soft text-sm sm:col-span-2">{words.anotherTroop}</p>}
      <Button type="submit" className="sm:justify-self-start" pending={isSaving} pendingText={fields.saving}>
        {troop ? words.saveTroop : words.addIt}
      </Button>
    </form>
  );
}
