import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { changeTroop, createTroop, listTroops } from '#domain/contract/office/troops.ts';
import { US_STATES } from '#domain/us-states.ts';
import { call } from '#web/lib/call.ts';
import { goToPlace } from '#web/testing/admin-places.ts';
import { expectToast } from '#web/testing/expect-toast.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { signIn } from '#web/testing/sign-in.ts';

/** The server is every test's: a troop of its own. */
const someNumber = () => String(1000 + Math.floor(Math.random() * 9_000_000));
const [STATE = '', STATE_NAME = ''] = US_STATES[5] ?? [];

async function addTroop(number: string) {
  const form = page.getByRole('region', { name: 'Add a troop' });
  await form.getByLabelText('Organization').selectOptions('Scouts BSA');
  await form.getByLabelText('State').selectOptions(STATE_NAME);
  await form.getByLabelText('Troop number').fill(number);
  await form.getByRole('button', { name: 'Add the troop' }).click();
  await expectToast('Troop Added', `Troop ${number}, ${STATE}`);
  return page.getByRole('article', { name: `Troop ${number}` });
}

test('#troops: an administrator adds a troop, sees who typed it, invites its leader, and closes it', async () => {
  const number = someNumber();
  await signIn('student', { firstName: 'Ada', lastName: 'Okafor', troopNumber: `0${number}`, state: STATE });
  await renderApp({ url: '/admin', as: 'admin' });
  await goToPlace('Troops');
  await expect.element(page.getByRole('heading', { name: 'Troops', level: 1 })).toBeVisible();
  const troop = await addTroop(number);
  await expect.element(troop.getByText(/0 of 1 scout with a yes/)).toBeVisible();
  await troop.getByRole('button', { name: 'Scouts (1)' }).click();
  await expect.element(troop.getByText(/Ada Okafor/)).toBeVisible();
  await expect.element(troop.getByText('Not answered yet')).toBeVisible();
  await troop.getByRole('button', { name: 'Invite a leader' }).click();
  await troop.getByLabelText('E-mail address of a new leader').fill('rivera@troop.example');
  await troop.getByRole('button', { name: 'Make a link' }).click();
  await expect
    .element(page.getByText(new RegExp(`makes whoever opens it a leader of Troop ${number}\\.`)))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copy the link' })).toBeInViewport();
  await expect.element(troop.getByText('Invited', { exact: true })).toBeVisible();
  await expect.element(troop.getByText('1 leader is invited and has not accepted yet.')).toBeVisible();
  await troop.getByRole('button', { name: `Close Troop ${number}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close the troop' }).click();
  await expectToast('Troop Closed', `Nobody leads Troop ${number} any more`);
  await expect.element(troop).not.toBeInTheDocument();
});

test('#troops: one that another administrator adds meanwhile stands there when the window is looked at again', async () => {
  await renderApp({ url: '/admin/troops', as: 'admin' });
  await expect.element(page.getByRole('region', { name: 'Add a troop' })).toBeVisible();
  const number = someNumber();
  await call(createTroop, { body: { organization: 'scouts_bsa', state: STATE, number, name: '' } });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await expect.element(page.getByRole('article', { name: `Troop ${number}` })).toBeVisible();
});

test('#troops: a number that is taken is told at its field, and what was typed stays', async () => {
  await renderApp({ url: '/admin/troops', as: 'admin' });
  const number = someNumber();
  await addTroop(number);
  const form = page.getByRole('region', { name: 'Add a troop' });
  await form.getByLabelText('Organization').selectOptions('Scouts BSA');
  await form.getByLabelText('State').selectOptions(STATE_NAME);
  await form.getByLabelText('Troop number').fill(`0${number}`);
  await form.getByRole('button', { name: 'Add the troop' }).click();
  await expect.element(form.getByLabelText('Troop number')).toHaveAccessibleDescription(/already/);
  await expect.element(form.getByLabelText('Troop number')).toHaveValue(`0${number}`);
});

test('#leaders: a leader who is here already is added to a troop, and is not offered for it a second time', async () => {
  const { user } = await signIn('leader', { firstName: 'Linden', lastName: someNumber() });
  const name = `${user.firstName} ${user.lastName}`;
  await renderApp({ url: '/admin/troops', as: 'admin' });
  const troop = await addTroop(someNumber());
  await troop.getByRole('button', { name: 'Leaders (0)' }).click();
  const offered = troop.getByLabelText('A leader who is here already');
  await offered.selectOptions(name);
  await troop.getByRole('button', { name: 'Add to this troop' }).click();
  await expect.element(troop.getByRole('listitem').getByText(name)).toBeVisible();
  await expect.element(troop.getByRole('option', { name })).not.toBeInTheDocument();
});

test('#troops: a form that was open longer undoes no correction of another', async () => {
  await renderApp({ url: '/admin/troops', as: 'admin' });
  const [number, right] = [someNumber(), someNumber()];
  const troop = await addTroop(number);
  await troop.getByRole('button', { name: `Change Troop ${number}` }).click();
  await expect.element(troop.getByLabelText('Troop number')).toHaveValue(number);
  const stored = async (text: string) =>
    (await call(listTroops)).troops.find((troop) => troop.number === text);
  const id = (await stored(number))?.id ?? '';
  await call(changeTroop, { params: { id }, body: { number: right } });
  await troop.getByLabelText('Name').fill('Elms');
  await troop.getByRole('button', { name: 'Save the troop' }).click();
  await expectToast('Troop Changed', `Troop ${right}, ${STATE}`);
  expect(await stored(right)).toMatchObject({ id, name: 'Elms' });
  await expect.element(page.getByRole('heading', { name: `Troop ${right}, Elms` })).toBeVisible();
});
