import type { ChangeEvent, FocusEvent } from 'react';
import { type KeptOrganization, organizationOptions } from '#web/lib/organizations.ts';
import { STATE_OPTIONS } from '#web/lib/state-options.ts';
import { TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import * as words from '#words/platform/fields.ts';

/** What a form's `field` gives that both a line of text and a select take. */
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
  /** Who types is the student, so the browser may fill in what it knows. */
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
  /** What is stored, which may be offered no longer. */
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
