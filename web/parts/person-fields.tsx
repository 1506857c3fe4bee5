import type { ChangeEvent, FocusEvent } from 'react';
import { type KeptOrganization, organizationOptions } from '#web/lib/organizations.ts';
import { STATE_OPTIONS } from '#web/lib/state-options.ts';
import { TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import * as words from '#words/platform/fields.ts';

/** The part of a form's `field` that a line of text and a select share. */
type Bound = {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  onBlur: (event: FocusEvent<HTMLInputElement | HTMLSelectElement>) => void;
};
type Fields<Name extends string> = {
  /** The form's own. */
  field: (name: Name) => Bound;
  /** True when the student types, so the browser may fill in its knowledge. */
  isOwn?: boolean;
};

/** The two names of a student, in every form that asks for them (PRODUCT.md#profile-completion). */
export function NameFields({ field, isOwn = false }: Fields<'firstName' | 'lastName'>) {
  const filledIn = (what: string) => (isOwn ? what : 'off');
  return (
    <>
      <TextField
        label={words.firstName}
        required
        autoComplete={filledIn('given-name')}
        {...field('firstName')}
      />
      <TextField
        label={words.lastName}
        required
        autoComplete={filledIn('family-name')}
        {...field('lastName')}
      />
    </>
  );
}

type OrganizationFieldProps = Bound & {
  className?: string;
  /** The stored value, which may no longer be offered. */
  kept?: KeptOrganization | null;
};

/** Which of the organizations that are offered here a student belongs to. */
export function OrganizationField({ className, kept, ...bound }: OrganizationFieldProps) {
  return (
    <SelectField
      label={words.organization}
      required
      placeholder={words.chooseOne}
      className={className}
      options={organizationOptions(...(kept ? [kept] : []))}
      {...bound}
    />
  );
}

/** The troop of a student, and where that is. */
export function TroopFields({ field, isOwn = false }: Fields<'troopNumber' | 'state' | 'zipCode'>) {
  const filledIn = (what: string) => (isOwn ? what : 'off');
  return (
    <>
      <TextField label={words.troopNumber} required autoComplete="off" {...field('troopNumber')} />
      <SelectField
        label={words.state}
        required
        autoComplete={filledIn('address-level1')}
        placeholder={words.chooseOne}
        options={STATE_OPTIONS}
        {...field('state')}
      />
      <TextField
        label={words.zipCode}
        required
        inputMode="numeric"
        autoComplete={filledIn('postal-code')}
        {...field('zipCode')}
      />
    </>
  );
}
