/** Something that is being saved: first on the device, where that is possible, then on the server. */
export type Sending<A> = {
  /** It is safe, on the device or on the server. Rejects when it is neither. */
  readonly kept: Promise<unknown>;
  /**
   * Settles with the server's response or refusal, or with null once the device has it and the server is slow. A 401
   * rejects it even if the device has it: somebody has to log in first.
   */
  readonly settled: Promise<A | null>;
  /** The server's response; null when nothing was left to be sent. Rejects with its refusal. */
  readonly delivered: Promise<A | null>;
  /** Nobody is there any more to deal with a refusal: what was sent is then kept, with the refusal, for later. */
  readonly letGo: () => void;
};

/** A save that goes to the server only: nothing is kept before its response. */
export function sendingOf<A>(response: Promise<A>): Sending<A> {
  return { kept: response, settled: response, delivered: response, letGo: () => undefined };
}

/** Tells if a promise is fulfilled, once that is known. */
export function isFulfilled(promise: Promise<unknown>): Promise<boolean> {
  return promise.then(
    () => true,
    () => false,
  );
}
