/** Something that is saved: first on the device, then on the server. */
export type Sending<A> = {
  /** The device has it, for good. Rejects when it can keep nothing. */
  readonly kept: Promise<unknown>;
  /**
   * What the person need not wait beyond: the server's answer or its refusal; or null once the device has it and the
   * server does not answer soon.
   */
  readonly settled: Promise<A | null>;
  /** The server's answer; null when another save took this one up. Rejects with its refusal. */
  readonly delivered: Promise<A | null>;
};

/** A save that goes to the server only: nothing of it is kept before the answer. */
export function sendingOf<A>(answer: Promise<A>): Sending<A> {
  return { kept: answer, settled: answer, delivered: answer };
}
