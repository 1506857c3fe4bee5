/** A busy telephone takes seconds; a browser that has not opened its database by then keeps the person waiting for nothing. */
const OPENING_TIMEOUT_MS = 10_000;

/**
 * What comes of an opening, if it comes in time.
 * @throws Error once that is over: Safari has versions whose database never answers at all.
 */
export async function inTime<A>(opening: Promise<A>): Promise<A> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The device does not answer.')), OPENING_TIMEOUT_MS);
  return Promise.race([opening, late]).finally(() => clearTimeout(timer));
}
