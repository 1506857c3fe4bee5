import { onTestFinished, vi } from 'vitest';

/**
 * Cuts the line until the test has ended, or the function given back is called: every call fails as it does where there is
 * no connection.
 */
export function loseNetwork(): () => void {
  const line = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  onTestFinished(() => line.mockRestore());
  return () => line.mockRestore();
}

/** Lets calls reach the server and loses what it answers, until the test has ended or the function given back is called. */
export function loseAnswers(): () => void {
  const send = window.fetch.bind(window);
  const line = vi.spyOn(window, 'fetch').mockImplementation(async (...request) => {
    await send(...request);
    throw new TypeError('Failed to fetch');
  });
  onTestFinished(() => line.mockRestore());
  return () => line.mockRestore();
}
