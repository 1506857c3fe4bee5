/** One call at every contender, turn by turn, so that a busy moment of the machine meets them all. */
import type { Request } from 'autocannon';
import { CALLS, type Call, type CallName, type Upload, type Visitor } from './calls.ts';
import type { Contender } from './contender.ts';
import { type Load, load, medianLoad } from './load.ts';

export type ContenderName = 'sqlite' | 'postgres' | 'express' | 'bare';

export type Entrant = { readonly contender: Contender; readonly visitors: readonly Visitor[] };
export type Entrants = Readonly<Record<ContenderName, Entrant>>;

export type ContestResult = {
  readonly call: CallName;
  readonly connections: number;
  readonly loads: Readonly<Partial<Record<ContenderName, Load>>>;
};

export type ContestOptions = {
  readonly connections: number;
  readonly runs: number;
  readonly seconds: number;
  readonly upload: Upload;
};

function visitorOf({ visitors }: Entrant, client: number): Visitor {
  const visitor = visitors[client % visitors.length];
  if (!visitor) throw new Error('Nobody was invited.');
  return visitor;
}

/** The bare server knows calls by their name alone. */
function requestsFor(
  name: ContenderName,
  call: CallName,
  entrant: Entrant,
  upload: Upload,
  turn: number,
): (client: number) => Request[] {
  return (client) => {
    const requests = CALLS[call].requests(visitorOf(entrant, client), upload, turn);
    return name === 'bare' ? requests.map((it) => ({ ...it, path: `/${call}` })) : requests;
  };
}

/** The medians of each contender at one call. */
export async function contest(
  call: CallName,
  entrants: Entrants,
  { connections, runs, seconds, upload }: ContestOptions,
): Promise<ContestResult> {
  const { alsoOnPostgres, amountPerConnection, mayBeRefused }: Call = CALLS[call];
  const names: ContenderName[] = [
    'sqlite',
    ...(alsoOnPostgres ? (['postgres'] as const) : []),
    'express',
    'bare',
  ];
  const amount = amountPerConnection && amountPerConnection(connections) * connections;
  const loads = new Map<ContenderName, Load[]>(names.map((name) => [name, []]));
  for (let turn = 0; turn < runs; turn += 1) {
    for (const name of names) {
      const entrant = entrants[name];
      const requestsOf = requestsFor(name, call, entrant, upload, turn);
      const options = {
        ...{ connections, requestsOf },
        ...(amount ? { amount } : { seconds }),
        ...(mayBeRefused && { mayBeRefused }),
      };
      loads.get(name)?.push(await load(entrant.contender, options));
    }
  }
  const medians = [...loads].map(([name, all]) => [name, medianLoad(all)] as const);
  return { call, connections, loads: Object.fromEntries(medians) };
}
