import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { mount } from '#web/testing/mount.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { useChangeForm } from './use-change-form.ts';

const Tree = z.object({ name: z.string().check(z.trim()), place: z.string().check(z.trim()) });
type Tree = z.infer<typeof Tree>;

const [name, place] = [page.getByLabelText('Name'), page.getByLabelText('Place')];

/** A tree that others change by 'Elsewhere'. */
function TreeForm({ elsewhere, onSend }: { elsewhere: Partial<Tree>; onSend: (change: object) => void }) {
  const [stored, setStored] = useState<Tree>({ name: 'Oak', place: 'Yard' });
  const { field, root, submit } = useChangeForm(Tree, { stored, save: async (it) => onSend(it) });
  return (
    <form noValidate ref={root} onSubmit={submit}>
      <TextField label="Name" {...field('name')} />
      <TextField label="Place" {...field('place')} />
      <Button onClick={() => setStored({ ...stored, ...elsewhere })}>Elsewhere</Button>
      <Button type="submit">Send</Button>
    </form>
  );
}

function showForm(elsewhere: Partial<Tree>) {
  const sent: object[] = [];
  mount(<TreeForm elsewhere={elsewhere} onSend={(it) => sent.push(it)} />);
  return {
    change: () => page.getByRole('button', { name: 'Elsewhere' }).click(),
    send: () => page.getByRole('button', { name: 'Send' }).click(),
    sent,
  };
}

test('what is changed is sent once, and changed back it is sent again', async () => {
  const { send, sent } = showForm({});
  await send();
  await expect.poll(() => sent).toEqual([{}]);
  await place.fill(' Park ');
  await send();
  await expect.poll(() => sent.at(-1)).toEqual({ place: 'Park' });
  await name.fill('Elm');
  await send();
  await expect.poll(() => sent.at(-1)).toEqual({ name: 'Elm' });
  await name.fill('Oak');
  await send();
  await expect.poll(() => sent.at(-1)).toEqual({ name: 'Oak' });
});

test('a field that was changed elsewhere shows that, and what is typed in another stays and goes alone', async () => {
  const { change, send, sent } = showForm({ name: 'Elm' });
  await place.fill('Park');
  await change();
  await expect.element(name).toHaveValue('Elm');
  await expect.element(place).toHaveValue('Park');
  await send();
  await expect.poll(() => sent).toEqual([{ place: 'Park' }]);
});

test('of two who change the same field hers is sent, the last', async () => {
  const { change, send, sent } = showForm({ name: 'Elm' });
  await name.fill('Ash');
  await change();
  await expect.element(name).toHaveValue('Ash');
  await send();
  await expect.poll(() => sent).toEqual([{ name: 'Ash' }]);
});
