import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#web/testing/mount.ts';
import { useSummary } from './guided.tsx';

function Step() {
  const [isDone, setDone] = useState(true);
  const [isSummed] = useSummary(isDone, 'none');
  return (
    <>
      <p>{isSummed ? 'The summary' : 'The form'}</p>
      <button type="button" onClick={() => setDone(!isDone)}>
        Turn
      </button>
    </>
  );
}

test('a form that came in the place of a summary stays when all is there again', async () => {
  mount(<Step />);
  await expect.element(page.getByText('The summary')).toBeVisible();
  await page.getByRole('button', { name: 'Turn' }).click();
  await expect.element(page.getByText('The form')).toBeVisible();
  await page.getByRole('button', { name: 'Turn' }).click();
  await expect.element(page.getByText('The form')).toBeVisible();
});
