import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { mount } from '#web/testing/mount.ts';

import { SearchableSelect } from './searchable-select.tsx';

const select = page.getByRole('combobox', { name: 'State', exact: true });

test('a state is found by typing and chosen by keyboard', async () => {
  mount(<StateSelect />);
  await expect.element(select).toHaveTextContent('All states');

  await select.click();
  await userEvent.keyboard('wis');
  expect(page.getByRole('option').elements()).toHaveLength(1);
  await userEvent.keyboard('{Enter}');

  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(select).toHaveTextContent('Wisconsin');
  await expect.element(select).toHaveFocus();
});

test('a search without result says so, beside its list: a list of options holds nothing else', async () => {
  mount(<StateSelect />);

  await select.click();
  await userEvent.keyboard('hawaii');
  await expect.element(page.getByText('No state found.')).toBeInTheDocument();
  expect(page.getByRole('listbox').element().textContent).toBe('');
});

test('letters that stand apart in a name do not find it', async () => {
  mount(<StateSelect />);

  await select.click();
  await userEvent.keyboard('haw');
  await expect.element(page.getByText('No state found.')).toBeInTheDocument();
});

test('a state is found by its two letters before one that only holds them', async () => {
  mount(<StateSelect />);

  await select.click();
  await userEvent.keyboard('wa');
  await expect.element(page.getByRole('option').first()).toHaveTextContent('Washington');
  await userEvent.keyboard('{Backspace}{Backspace}in');
  await expect.element(page.getByRole('option').first()).toHaveTextContent('Indiana');
  expect(page.getByRole('option').elements()).toHaveLength(3);
});

function StateSelect() {
  const [state, setState] = useState('');
  return (
    <SearchableSelect
      label="State"
      options={[
        { value: 'AL', label: 'Alabama' },
        { value: 'WA', label: 'Washington' },
        { value: 'IN', label: 'Indiana' },
        { value: 'WI', label: 'Wisconsin' },
      ]}
      value={state}
      onChange={setState}
      placeholder="All states"
      searchPlaceholder="Search state..."
      emptyText="No state found."
    />
  );
}
