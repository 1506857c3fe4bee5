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
        {isDone ? 'Turn' : 'Turned once'}
      </button>
    </>
  );
}

test('what a step was opened as it stays, whatever is finished or taken away meanwhile', async () => {
  mount(<Step />);
  await expect.element(page.getByText('The summary')).toBeVisible();
  await page.getByRole('button', { name: 'Turn' }).click();
  await expect.element(page.getByRole('button', { name: 'Turned once' })).toBeVisible();
  await expect.element(page.getByText('The summary')).toBeVisible();
});
