import { isDeepStrictEqual } from 'node:util';
import type { Endpoint } from '#domain/contract/platform/endpoint.ts';

/** The visible part of a step or entry: fields that somebody wrote, and the sorted ids of its photos. */
export type Content = Readonly<Record<string, unknown>> & { readonly photos: readonly string[] };

/** One write, which can be sent again just as it was. */
export type Order = {
  /** The place it writes to: `step 2`, or an entry's id. */
  readonly item: string;
  readonly call: Endpoint;
  readonly params: Readonly<Record<string, string | number>>;
  readonly body: object | FormData | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** The contents after it; null when it is gone. */
  readonly after: Content | null;
};

/** One scout's things: acknowledged writes, and those without an answer. One at a time for each. */
export class Ledger {
  readonly #acknowledged = new Map<string, Content>();
  readonly #open = new Map<string, Order>();

  /** The certain contents; undefined when the thing is not there. */
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

  /** True when a write without a response was done all the same. */
  isDone({ item, after }: Order, found: ReadonlyMap<string, Content> | undefined): boolean {
    return isDeepStrictEqual(found?.get(item) ?? null, after);
  }

  /** Lists differences from the acknowledged state; a write without a response may be there whole or not at all. */
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
