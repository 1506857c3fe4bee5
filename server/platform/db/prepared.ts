import type { Compilable, CompiledQuery, DialectAdapter, QueryResult } from 'kysely';
import type { Queries } from './open.ts';

/** A query with places for its parameters. */
type Prepared<Parameters, Row> = {
  (db: Queries, parameters: Parameters): Promise<Row[]>;
  /** The query with its parameters, to be run by somebody else. */
  readonly with: (db: Queries, parameters: Parameters) => CompiledQuery<Row>;
};

class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Whatever is asked of it is a place of that name; to the query it passes for a value of the parameter's type. */
function placesFor<Parameters>(): Parameters {
  return new Proxy(
    {},
    {
      get: (_, name) => new Place(String(name)),
      // Spread, or left over from a destructuring, it would be empty.
      ownKeys: () => {
        throw new Error('A prepared query names each of its parameters.');
      },
    },
  ) as Parameters;
}

/**
 * A query whose SQL is built once for each engine, because building it takes longer than SQLite takes to answer it. For
 * what is asked all day; `build` must be the same query every time, and use each parameter as a value only.
 */
export function prepared<Parameters extends Record<string, unknown>, Row>(
  build: (db: Queries, parameters: Parameters) => Compilable<Row>,
): Prepared<Parameters, Row> {
  const compiled = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  const filled = (db: Queries, parameters: Parameters) => {
    const { adapter } = db.getExecutor();
    let query = compiled.get(adapter);
    if (!query) {
      query = build(db, placesFor<Parameters>()).compile();
      compiled.set(adapter, query);
    }
    const values = query.parameters.map((it) => (it instanceof Place ? parameters[it.name] : it));
    return { ...query, parameters: values };
  };
  const run = async (db: Queries, parameters: Parameters) => {
    const { rows }: QueryResult<Row> = await db.executeQuery(filled(db, parameters));
    return rows;
  };
  return Object.assign(run, { with: filled });
}
