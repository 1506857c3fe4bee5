import { NewTroop, type Troop } from '#domain/contract/office/troops.ts';
import type { Organization } from '#domain/rules/sign-in/organizations.ts';
import { organizationOptions } from '#web/lib/organizations.ts';
import { STATE_OPTIONS } from '#web/lib/state-options.ts';
import { sayFailed } from '#web/parts/say-failed.ts';
import { useChangeForm } from '#web/parts/use-change-form.ts';
import { useForm } from '#web/parts/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError, TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/office/troops-page.ts';
import * as fields from '#words/platform/fields.ts';
import { useChangeTroop, useCreateTroop } from './troops.queries.ts';

const EMPTY = { organization: '', state: '', number: '', name: '' };

const onFailed = sayFailed(words.notSaved, words.saveFailed);

/** Sets a troop up (PRODUCT.md#troops). */
export function NewTroopForm() {
  const creating = useCreateTroop();
  const form = useForm(NewTroop, {
    begin: EMPTY,
    save: async (item) => {
      await creating.mutateAsync(item);
      toast({ title: words.added, description: words.inState(item.number, item.state) });
      form.show(EMPTY);
    },
    onFailed,
  });
  const { root, submit, isSaving, failure } = form;
  return (
    <form noValidate ref={root} onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <TroopFields form={form} />
      <Failure>{failure}</Failure>
      <Button type="submit" className="sm:justify-self-start" pending={isSaving} pendingText={fields.saving}>
        {words.addIt}
      </Button>
    </form>
  );
}

export type ChangeTroopFormProps = { troop: Troop; onSaved: () => void };

/** Puts a troop right (PRODUCT.md#troops). */
export function ChangeTroopForm({ troop, onSaved }: ChangeTroopFormProps) {
  const { organization, state, number, name } = troop;
  const changing = useChangeTroop(troop.id);
  const form = useChangeForm(NewTroop, {
    stored: { organization, state, number, name },
    save: async (change) => {
      const result = await changing.mutateAsync(change);
      toast({ title: words.changed, description: words.inState(result.number, result.state) });
      onSaved();
    },
    onFailed,
  });
  const { root, submit, isSaving, failure } = form;
  return (
    <form noValidate ref={root} onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <TroopFields form={form} kept={organization} />
      <p className="text-ink-soft text-sm sm:col-span-2">{words.anotherTroop}</p>
      <Failure>{failure}</Failure>
      <Button type="submit" className="sm:justify-self-start" pending={isSaving} pendingText={fields.saving}>
        {words.saveTroop}
      </Button>
    </form>
  );
}

type TroopFieldsProps = {
  form: Pick<ReturnType<typeof useForm<typeof NewTroop, keyof typeof EMPTY>>, 'field'>;
  /** The stored organization, which may no longer be offered. */
  kept?: Organization;
};

function TroopFields({ form: { field }, kept }: TroopFieldsProps) {
  return (
    <>
      <SelectField
        label={fields.organization}
        required
        placeholder={words.selectOrganization}
        options={organizationOptions(...(kept ? [kept] : []))}
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
    </>
  );
}

function Failure({ children }: { children: string | undefined }) {
  return (
    <div className="empty:hidden sm:col-span-2">
      <FieldError isSilent>{children}</FieldError>
    </div>
  );
}
