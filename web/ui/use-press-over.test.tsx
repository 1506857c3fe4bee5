import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#web/testing/mount.ts';
import { usePressOver } from './use-press-over.ts';

function Notice() {
  return usePressOver() && <p style={{ height: 200 }}>Something new</p>;
}

/** A page on which a notice comes while a button is being pressed. */
function PressedPage({ onPress }: { onPress: () => void }) {
  const [isNew, setNew] = useState(false);
  return (
    <>
      {isNew && <Notice />}
      <button type="button" onPointerDown={() => setTimeout(() => setNew(true), 50)} onClick={onPress}>
        Edit
      </button>
    </>
  );
}

test('a notice that comes while a finger is on a button lets the press be one, and stands there then', async () => {
  const onPress = vi.fn();
  mount(<PressedPage onPress={onPress} />);
  await page.getByRole('button', { name: 'Edit' }).click({ delay: 400 });
  expect(onPress).toHaveBeenCalledTimes(1);
  await expect.element(page.getByText('Something new')).toBeVisible();
});
