/*
 * Telephones that are handed down to children get no newer browser. Safari before 17.4, Chrome before 119 and Firefox
 * before 121 lack these three; nothing newer is asked of the library (`lib` in the tsconfig.json of domain, words and web).
 * Their oldest versions stand in PRODUCT.md#iphones-ipads-and-safari.
 */
Promise.withResolvers ??= <Value>() => {
  const ways = {} as Pick<PromiseWithResolvers<Value>, 'resolve' | 'reject'>;
  const promise = new Promise<Value>((resolve, reject) => Object.assign(ways, { resolve, reject }));
  return { promise, ...ways };
};

Map.groupBy ??= <Key, Item>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key) => {
  const groups = new Map<Key, Item[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index);
    index += 1;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};

/** Without the choices that the real one takes: none is made here. */
Element.prototype.checkVisibility ??= function isDrawn(this: Element): boolean {
  return this.getClientRects().length > 0;
};
