import type { ChangeEvent } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { textOf } from '#domain/rules/platform/sentence.ts';
import { CallError } from '#web/lib/call.ts';
import type { Errors } from '#web/lib/field-errors.ts';
import { mount } from '#web/testing/mount.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Form, type Typed } from './form.ts';
import { useForm } from './use-form.ts';

const Tree = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'A name is required'), z.maxLength(6, 'Too long a name')),
  place: z.string().check(z.minLength(1, 'A place is required')),
  mark: z.string().check(z.minLength(1, 'A mark is required')),
});
type Tree = z.infer<typeof Tree>;

const name = page.getByLabelText('Name');
const place = page.getByLabelText('Place');
const mark = page.getByRole('button', { name: /^Mark/ });
const send = page.getByRole('button', { name: 'Send' });

type TreeFormProps = {
  onSend?: (tree: Tree) => unknown;
  onInvalid?: (errors: Errors<Tree>) => void;
  keep?: (typed: Typed) => void;
  begin?: Partial<Tree>;
};

/** Two fields of the browser's own and one that is not. */
function TreeForm({ onSend, onInvalid, keep, begin }: TreeFormProps) {
  const { field, root, submit, isSaving } = useForm(Tree, {
    begin: { name: '', place: '', mark: '', ...begin },
    save: onSend,
    onInvalid,
    ...(keep && { kept: { left: null, keep, forget: () => {} } }),
  });
  const { value, onChange: setMark, error } = field('mark');
  return (
    <form noValidate ref={root} onSubmit={submit}>
      <TextField label="Name" {...field('name')} />
      <TextField label="Place" {...field('place')} />
      <button
        type="button"
        data-invalid={error && ''}
        aria-description={error}
        onClick={() => setMark(`${value}x`)}
      >
        Mark {value}
      </button>
      <Button type="submit" pending={isSaving} pendingText="Sending...">
        Send
      </Button>
    </form>
  );
}

test('what is sent went through the schema', async () => {
  const sent: Tree[] = [];
  mount(<TreeForm begin={{ place: 'pond' }} onSend={(tree) => sent.push(tree)} />);

  await name.fill(' Oak ');
  await mark.click();
  await mark.click();
  await send.click();
  await expect.poll(() => sent).toEqual([{ name: 'Oak', place: 'pond', mark: 'xx' }]);
});

test('nothing is said before the form is sent; then every fault, and the first has the focus', async () => {
  const errors: Errors<Tree>[] = [];
  mount(<TreeForm begin={{ name: 'Oak' }} onInvalid={(all) => errors.push(all)} />);

  await name.fill('Oak of my own');
  await expect.element(name).not.toHaveAttribute('aria-invalid');
  await send.click();
  await expect.element(name).toHaveAccessibleDescription('Too long a name');
  await expect.element(place).toHaveAccessibleDescription('A place is required');
  await expect.element(mark).toHaveAccessibleDescription('A mark is required');
  await expect.element(name).toHaveFocus();
  const expected = { name: 'Too long a name', place: 'A place is required', mark: 'A mark is required' };
  const messages = errors.map((all) =>
    Object.fromEntries(Object.entries(all).map(([at, told]) => [at, textOf(told)])),
  );
  expect(messages).toEqual([expected]);
});

test('a sentence goes as soon as its field is mended, and changes with the fault', async () => {
  mount(<TreeForm />);

  await send.click();
  await expect.element(name).toHaveAccessibleDescription('A name is required');
  await name.fill('Weeping willow');
  await expect.element(name).toHaveAccessibleDescription('Too long a name');
  await name.fill('Willow');
  await expect.element(name).not.toHaveAttribute('aria-invalid');
  await mark.click();
  await expect.element(mark).not.toHaveAttribute('aria-description');
  await expect.element(place).toHaveAccessibleDescription('A place is required');
});

test('a control that is not the browser’s own takes the focus when it is the first fault', async () => {
  mount(<TreeForm begin={{ name: 'Oak', place: 'pond' }} />);

  await send.click();
  await expect.element(mark).toHaveFocus();
});

test('a refusal of the server is said at its fields, until they are changed', async () => {
  const body = JSON.stringify({ message: 'No', fields: { place: 'Nobody may plant there', other: 'Hm' } });
  const refuse = () => Promise.reject(new CallError(400, '', body, null));
  mount(<TreeForm begin={{ name: 'Oak', place: 'pond', mark: 'x' }} onSend={refuse} />);

  await send.click();
  await expect.element(place).toHaveAccessibleDescription('Nobody may plant there');
  await expect.element(place).toHaveFocus();
  await place.fill('meadow');
  await expect.element(place).not.toHaveAttribute('aria-invalid');
});

test('what a password manager puts into a field without a word is sent too', async () => {
  const sent: Tree[] = [];
  mount(<TreeForm begin={{ mark: 'x', place: 'pond' }} onSend={(tree) => sent.push(tree)} />);

  await expect.element(name).toBeVisible();
  (name.element() as HTMLInputElement).value = 'Oak';
  await send.click();
  await expect.poll(() => sent).toEqual([{ name: 'Oak', place: 'pond', mark: 'x' }]);
});

test('what a password manager has put into a field stays when another one is typed in', async () => {
  mount(<TreeForm />);

  await expect.element(name).toBeVisible();
  (name.element() as HTMLInputElement).value = 'Oak';
  await place.fill('pond');
  await mark.click();
  await expect.element(name).toHaveValue('Oak');
});

test('while it is being sent it is not sent again', async () => {
  const sent: Tree[] = [];
  const hold = (tree: Tree) => {
    sent.push(tree);
    return new Promise(() => undefined);
  };
  mount(<TreeForm begin={{ name: 'Oak', place: 'pond', mark: 'x' }} onSend={hold} />);

  await send.click();
  await expect.element(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await name.click();
  await userEvent.keyboard('{Enter}');
  expect(sent.length).toBe(1);
});

test('whoever keeps what is typed gets all of it at every change', async () => {
  const heard: Typed[] = [];
  mount(<TreeForm begin={{ place: 'pond' }} keep={(typed) => heard.push(typed)} />);

  await name.fill('Oak');
  await mark.click();
  expect(heard.at(-1)).toEqual({ name: 'Oak', place: 'pond', mark: 'x' });
});

test('what is half typed, or against a rule, cannot be sent; once another value stands there it can', () => {
  const form = new Form(Tree, {
    begin: { name: 'Oak', place: 'pond', mark: 'x' },
    rules: ({ place }) => (place === 'moon' ? { place: 'Too far away' } : {}),
  });
  const halfTyped = { value: '', validity: { badInput: true } };
  form.field('mark').onChange({ target: halfTyped } as ChangeEvent<HTMLInputElement>);
  form.field('place').onChange('moon');
  expect(form.check()).toEqual({
    values: { name: 'Oak' },
    errors: { mark: expect.objectContaining({ message: 'A mark is required' }), place: 'Too far away' },
  });
  form.show({ mark: 'xx', place: 'pond' });
  expect(form.check()).toEqual({ values: { name: 'Oak', place: 'pond', mark: 'xx' }, errors: {} });
});

test('#when-something-goes-wrong: a failure stands until the form is sent again, be it right or not', async () => {
  const form = new Form(Tree, {
    begin: { name: 'Oak', place: 'pond', mark: 'x' },
    save: () => Promise.reject(new TypeError('The line is away')),
    onFailed: () => 'It was not sent',
  });
  await form.submit();
  expect(form.failure).toBe('It was not sent');
  form.field('name').onChange('');
  expect(form.failure).toBe('It was not sent');
  await form.submit();
  expect(form.failure).toBeUndefined();
});

test('#when-something-goes-wrong: an outcome that a form shows is forgotten, a success as something is typed, an error as it is sent', async () => {
  let forgotten = 0;
  const outcome = { isSuccess: false, reset: () => (forgotten += 1) };
  const form = new Form(Tree, { begin: { name: '', place: 'pond', mark: 'x' }, outcome });
  form.field('place').onChange('brook');
  expect(forgotten).toBe(0);
  await form.submit();
  expect(forgotten).toBe(1);
  outcome.isSuccess = true;
  form.field('place').onChange('pond');
  expect(forgotten).toBe(2);
});
