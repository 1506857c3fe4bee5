import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#web/testing/mount.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

/** A list of which the answer takes the oak away a while after it was removed. */
function Trees() {
  const [ids, setIds] = useState(['oak', 'elm']);
  const list = useRef<HTMLElement>(null);
  const focusAfterRemoval = useFocusAfterRemoval(ids, list);
  return (
    <>
      <section ref={list} tabIndex={-1} aria-label="Trees" />
      <button type="button" onClick={() => focusAfterRemoval('oak')}>
        Remove
      </button>
      <button type="button">Undo</button>
      <p>
        <span onPointerDown={() => setIds(['elm'])}>The answer comes</span>
      </p>
    </>
  );
}

const button = (name: string) => page.getByRole('button', { name });
const answer = () =>
  page
    .getByText('The answer comes')
    .element()
    .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));

test('the focus goes to the list once it is shown without what was removed', async () => {
  mount(<Trees />);
  await button('Remove').click();
  (document.activeElement as HTMLElement).blur();
  answer();
  await expect.element(page.getByRole('region', { name: 'Trees' })).toHaveFocus();
});

test('whoever has gone on to a button meanwhile stays there', async () => {
  mount(<Trees />);
  await button('Remove').click();
  (button('Undo').element() as HTMLElement).focus();
  answer();
  // The list is shown without it by then.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await expect.element(button('Undo')).toHaveFocus();
});
