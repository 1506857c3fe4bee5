import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { listProjects } from '#domain/contract/notebook/projects.ts';
import { call } from '#web/lib/call.ts';
import { showDate, showDateTime, showLongDate, thisMinute, today } from '#web/lib/dates.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const HOUR_MS = 60 * 60 * 1000;
const question = page.getByText('Is your clock right?');
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Until the end of the test the clock of this device shows another time; gives the right day. */
function setClock(time: Date | number): string {
  const right = today(new Date());
  vi.useFakeTimers({ toFake: ['Date'], now: time });
  onTestFinished(() => void vi.useRealTimers());
  return right;
}

test('#a-wrong-clock: a clock of 2020 is asked about once, and what is dated afterwards has the right day', async () => {
  const right = setClock(new Date(2020, 4, 2, 9, 30));
  await renderApp({ url: '/', as: 'student' });
  const text = `Your clock says May 2, 2020. We think it is ${showLongDate(right)}.`;
  await expect.element(page.getByText(text)).toBeVisible();
  await button(`Use ${showLongDate(right)}`).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(today()).toBe(right);

  await renderApp({ url: '/' });
  await button('Start New Cloning Project').click();
  await vi.waitFor(async () => {
    const [project] = await call(listProjects);
    expect(project?.name).toBe(`Cloning Project - ${showDate(right)}`);
  });
  await expect.element(question).not.toBeInTheDocument();
});

test('#a-wrong-clock: who says that the clock is right is not asked again, until it is off by something else', async () => {
  const right = Date.now();
  setClock(right + 48 * HOUR_MS);
  await renderApp({ url: '/', as: 'student' });
  await button('My clock is right').click();
  await expect.element(question).not.toBeInTheDocument();
  expect(today()).toBe(today(new Date(right + 48 * HOUR_MS)));

  vi.setSystemTime(right + 53 * HOUR_MS);
  await renderApp({ url: '/' });
  await expect.element(question).toBeVisible();
  await button('My clock is right').click();
  vi.setSystemTime(right + 54 * HOUR_MS);
  await renderApp({ url: '/' });
  await expect.element(button('Start New Cloning Project')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});

test('#a-wrong-clock: of two times of one day the question says the hours, and nothing is asked within two hours', async () => {
  const noon = new Date();
  // Far enough from midnight for both to be of one day.
  const off = (noon.getHours() < 12 ? 5 : -5) * HOUR_MS;
  setClock(noon.getTime() + off / 5);
  await renderApp({ url: '/', as: 'student' });
  await expect.element(button('Start New Cloning Project')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();

  vi.setSystemTime(noon.getTime() + off);
  await renderApp({ url: '/' });
  const said = showDateTime(thisMinute(new Date(noon.getTime() + off)));
  await expect.element(page.getByText(`Your clock says ${said}.`, { exact: false })).toBeVisible();
});
