/** Something that is being saved: first on the device, where that is possible, then on the server. */
export type Sending<A> = {
  /** It is safe, on the device or on the server. Rejects when it is neither. */
  readonly kept: Promise<unknown>;
  /**
   * What the person need not wait beyond: the server's response or its refusal, or null once the device has it and the
   * server does not answer soon. Rejects with a 401 too, though the device has it: somebody has to log in first.
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

/** Whether something came true, once that is known. */
export function isFulfilled(promise: Promise<unknown>): Promise<boolean> {
  return promise.then(
    () => true,
    () => false,
  );
}
