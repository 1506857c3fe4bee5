import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { CallError } from '#web/lib/call.ts';
import { mount } from '#web/testing/mount.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { useContractForm } from './contract-form.ts';

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
  onSend?: (tree: Tree) => void;
  onInvalid?: (faults: Partial<Tree>, typed: Tree) => void;
  onChange?: (tree: Tree) => void;
  begin?: Partial<Tree>;
  refusal?: CallError;
};

/** Two fields of the browser's own and one that is not. */
function TreeForm({ onSend = () => {}, onInvalid, onChange, begin, refusal }: TreeFormProps) {
  const { field, customField, handleSubmit, showRefusal } = useContractForm(
    Tree,
    { name: '', place: '', mark: '', ...begin },
    { onChange },
  );
  const { value, onChange: setMark, error, ref } = customField('mark');
  return (
    <form noValidate onSubmit={handleSubmit(onSend, onInvalid)}>
      <TextField label="Name" {...field('name')} />
      <TextField label="Place" {...field('place')} />
      <button type="button" ref={ref} aria-description={error} onClick={() => setMark(`${value}x`)}>
        Mark {value}
      </button>
      <Button type="submit">Send</Button>
      <Button onClick={() => showRefusal(refusal)}>Refuse</Button>
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
  const faults: unknown[] = [];
  mount(<TreeForm begin={{ name: 'Oak' }} onInvalid={(...both) => faults.push(both)} />);

  await name.fill('Oak of my own');
  await expect.element(name).not.toHaveAttribute('aria-invalid');
  await send.click();
  await expect.element(name).toHaveAccessibleDescription('Too long a name');
  await expect.element(place).toHaveAccessibleDescription('A place is required');
  await expect.element(mark).toHaveAccessibleDescription('A mark is required');
  await expect.element(name).toHaveFocus();
  const expected = { name: 'Too long a name', place: 'A place is required', mark: 'A mark is required' };
  expect(faults).toEqual([[expected, { name: 'Oak of my own', place: '', mark: '' }]]);
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
  mount(<TreeForm begin={{ place: 'pond' }} refusal={new CallError(400, '', body, null)} />);

  await send.click();
  await page.getByRole('button', { name: 'Refuse' }).click();
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

test('whoever listens hears all that is typed at every change', async () => {
  const heard: Tree[] = [];
  mount(<TreeForm begin={{ place: 'pond' }} onChange={(tree) => heard.push(tree)} />);

  await name.fill('Oak');
  await mark.click();
  expect(heard.at(-1)).toEqual({ name: 'Oak', place: 'pond', mark: 'x' });
});
