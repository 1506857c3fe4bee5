import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';

import { useForm } from '#web/parts/use-form.ts';
import { mount } from '#web/testing/mount.ts';

import { Button } from './button.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import { DateField, DateTimeField, NumberField, TextArea, TextField } from './field.tsx';
import { PasswordField } from './password-field.tsx';
import { SegmentedField } from './segmented.tsx';
import { SelectField } from './select-field.tsx';

const organizations = [
  { value: 'scouts_bsa', label: 'Scouts BSA' },
  { value: 'cub_scouts', label: 'Cub Scouts' },
];

test('a control is named by its label and described by its error and its hint', async () => {
  mount(
    <TextField label="ZIP code" required hint="Five digits" error="ZIP code must be at least 5 digits" />,
  );

  const control = page.getByRole('textbox', { name: 'ZIP code', exact: true });
  await expect.element(control).toHaveAccessibleDescription('ZIP code must be at least 5 digits Five digits');
  await expect.element(control).toHaveAttribute('aria-invalid', 'true');
  await expect.element(control).toHaveAttribute('aria-required', 'true');
  await expect.element(page.getByRole('alert')).toHaveTextContent('ZIP code must be at least 5 digits');
});

test('a field without fault says nothing of one', async () => {
  mount(<TextField label="Phone" />);

  const control = page.getByRole('textbox', { name: 'Phone' });
  await expect.element(control).not.toHaveAttribute('aria-invalid');
  await expect.element(control).not.toHaveAttribute('aria-describedby');
  expect(page.getByRole('alert').elements()).toEqual([]);
});

test('every kind of field gives its value to a form', async () => {
  const sent: unknown[] = [];
  mount(<EveryField onSend={(values) => sent.push(values)} />);

  await page.getByLabelText('Name').fill('Willow');
  await page.getByLabelText('Hours').fill('1,5');
  await page.getByLabelText('Day').fill('2026-05-04');
  await page.getByLabelText('Moment').fill('2026-05-04T10:30');
  await page.getByLabelText('Organization').selectOptions('Cub Scouts');
  await page.getByLabelText('Notes').fill('Roots!');
  await page.getByLabelText('Password', { exact: true }).fill('secret');
  await page.getByRole('checkbox', { name: 'I agree' }).click();
  await page.getByRole('button', { name: 'Send' }).click();

  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toEqual({
    name: 'Willow',
    hours: '1,5',
    day: '2026-05-04',
    moment: '2026-05-04T10:30',
    organization: 'cub_scouts',
    notes: 'Roots!',
    password: 'secret',
    agrees: true,
  });
});

test('a refused form takes the person to the first field that is wrong', async () => {
  mount(<EveryField onSend={() => {}} />);

  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByLabelText('Name')).toHaveFocus();
  await expect.element(page.getByLabelText('Name')).toHaveAccessibleDescription('A name is required');
});

test('fields hold the value that is handed to them', async () => {
  mount(<Controlled />);

  await page.getByLabelText('Troop').fill('40a12');
  await expect.element(page.getByLabelText('Troop')).toHaveValue('4012');
  await page.getByRole('radio', { name: 'Cub Scouts' }).click({ force: true });
  await expect.element(page.getByRole('radio', { name: 'Cub Scouts' })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'Scouts BSA' })).not.toBeChecked();
});

test('a choice that counts at once is made by Space or a press, and an arrow key only leads to it', async () => {
  mount(<Controlled />);
  const [scouts, cubs] = ['Scouts BSA', 'Cub Scouts'].map((name) => page.getByRole('radio', { name }));
  if (!scouts || !cubs) return expect.unreachable();
  await expect.element(scouts).toBeChecked();
  (scouts.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(cubs).toHaveFocus();
  await expect.element(scouts).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(cubs).toBeChecked();
});

test('a number is text with a decimal keyboard, so that a comma is not lost', async () => {
  mount(<NumberField label="Hours" />);

  await expect.element(page.getByLabelText('Hours')).toHaveAttribute('type', 'text');
  await expect.element(page.getByLabelText('Hours')).toHaveAttribute('inputmode', 'decimal');
});

test('a password is hidden until its owner asks to see it', async () => {
  mount(<PasswordField label="Password" />);

  const control = page.getByLabelText('Password', { exact: true });
  await expect.element(control).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.element(control).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect.element(control).toHaveAttribute('type', 'password');
});

test('what stands beside a checkbox does not tick it', async () => {
  mount(<CheckboxField label="I agree" aside={<Button>Read the terms</Button>} />);

  await page.getByRole('button', { name: 'Read the terms' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'I agree' })).not.toBeChecked();
  await page.getByText('I agree').click();
  await expect.element(page.getByRole('checkbox', { name: 'I agree' })).toBeChecked();
});

test('the group of radio buttons is named by its label and tells its fault', async () => {
  mount(<SegmentedField label="Type" name="type" required error="Please choose" options={organizations} />);

  await expect
    .element(page.getByRole('group', { name: 'Type' }))
    .toHaveAccessibleDescription('Please choose');
});

test('the empty choice of a select stands for none', async () => {
  mount(<SelectField label="Organization" placeholder="Select your organization" options={organizations} />);

  await expect.element(page.getByLabelText('Organization')).toHaveValue('');
  await expect.element(page.getByLabelText('Organization')).toHaveDisplayValue('Select your organization');
});

const Everything = z.object({
  name: z.string().check(z.minLength(1, 'A name is required')),
  hours: z.string(),
  day: z.string(),
  moment: z.string(),
  organization: z.string(),
  notes: z.string(),
  password: z.string(),
  agrees: z.boolean(),
});

function EveryField({ onSend }: { onSend: (values: unknown) => void }) {
  const begin = { name: '', hours: '', day: '', moment: '', organization: '', notes: '', password: '' };
  const { field, box, root, submit } = useForm(Everything, {
    begin: { ...begin, agrees: false },
    save: onSend,
  });
  return (
    <form noValidate ref={root} onSubmit={submit}>
      <TextField label="Name" {...field('name')} />
      <NumberField label="Hours" {...field('hours')} />
      <DateField label="Day" {...field('day')} />
      <DateTimeField label="Moment" {...field('moment')} />
      <SelectField label="Organization" options={organizations} {...field('organization')} />
      <TextArea label="Notes" {...field('notes')} />
      <PasswordField label="Password" {...field('password')} />
      <CheckboxField label="I agree" {...box('agrees')} />
      <Button type="submit">Send</Button>
    </form>
  );
}

function Controlled() {
  const [troop, setTroop] = useState('');
  const [organization, setOrganization] = useState('scouts_bsa');
  return (
    <>
      <TextField
        label="Troop"
        value={troop}
        onChange={(event) => setTroop(event.target.value.replace(/\D/g, ''))}
      />
      <SegmentedField
        label="Organization"
        name="organization"
        options={organizations}
        value={organization}
        countsAtOnce
        onChange={(event) => setOrganization(event.target.value)}
      />
    </>
  );
}
