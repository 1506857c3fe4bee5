/** A busy telephone takes seconds; a browser that has not opened its database by then keeps the person waiting for nothing. */
const OPENING_TIMEOUT_MS = 10_000;

/**
 * Returns the opening's result if it comes in time. @throws Error once the time is over: some versions of Safari have
 * a database that never answers.
 */
export async function inTime<A>(opening: Promise<A>): Promise<A> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The device does not answer.')), OPENING_TIMEOUT_MS);
  return Promise.race([opening, late]).finally(() => clearTimeout(timer));
}
