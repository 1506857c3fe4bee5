import { isDeepStrictEqual } from 'node:util';
import type { Endpoint } from '#domain/contract/platform/endpoint.ts';

/** What is to be seen of a step or an entry: the fields that somebody wrote, and the ids of its photos, sorted. */
export type Content = Readonly<Record<string, unknown>> & { readonly photos: readonly string[] };

/** One write, which can be sent again just as it was. */
export type Order = {
  /** What it writes on: `step 2`, or the id of an entry. */
  readonly item: string;
  readonly call: Endpoint;
  readonly params: Readonly<Record<string, string | number>>;
  readonly body: object | FormData | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** What stands there once it is done; null when it is gone. */
  readonly after: Content | null;
};

/** Of one scout's things: what the server acknowledged, and the writes it was cut off from. One at a time for each. */
export class Ledger {
  readonly #acknowledged = new Map<string, Content>();
  readonly #open = new Map<string, Order>();

  /** What stands there for certain; undefined when it is not there. */
  contentOf(item: string): Content | undefined {
    return this.#acknowledged.get(item);
  }

  /** The writes without a response. */
  get open(): readonly Order[] {
    return [...this.#open.values()];
  }

  begin(order: Order): void {
    this.#open.set(order.item, order);
  }

  acknowledge({ item, after }: Order): void {
    this.#open.delete(item);
    this.expect(item, after);
  }

  expect(item: string, content: Content | null): void {
    if (content) this.#acknowledged.set(item, content);
    else this.#acknowledged.delete(item);
  }

  /** Whether a write without a response was done all the same. */
  isDone({ item, after }: Order, found: ReadonlyMap<string, Content> | undefined): boolean {
    return isDeepStrictEqual(found?.get(item) ?? null, after);
  }

  /** What is not as acknowledged; a write without a response may be there as a whole or not at all. */
  errorsOf(found: ReadonlyMap<string, Content>): string[] {
    const items = new Set([...found.keys(), ...this.#acknowledged.keys(), ...this.#open.keys()]);
    return [...items].flatMap((item) => {
      const there = found.get(item) ?? null;
      const order = this.#open.get(item);
      const allowed = [this.#acknowledged.get(item) ?? null, ...(order ? [order.after] : [])];
      if (allowed.some((content) => isDeepStrictEqual(there, content))) return [];
      return [
        `${item} is ${JSON.stringify(there)} and not ${allowed.map((it) => JSON.stringify(it)).join(' or ')}`,
      ];
    });
  }
}
