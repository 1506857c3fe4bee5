/**
 * The log: lines of JSON on standard output (words where a person reads it at a terminal), which tell what happened and to which account, and never hold what a
 * person typed. Errors are the leak to watch: databases and parsers quote the value they choke on.
 */
import { type DestinationStream, destination, type Logger, pino } from 'pino';

/** Bytes held in memory while standard output is stuck; anything beyond is lost. */
const HELD_BACK_BYTES = 1_000_000;

/** Names of the program's own, which tell what failed without saying what somebody typed. */
const CODES = ['code', 'errcode', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const;

/** Whatever stands between the first and the last double quote: where Postgres and JSON.parse quote the input. */
function withoutQuotes(message: string): string {
  return message.replace(/".*"/s, '"…"');
}

/** Where the error arose, without its first lines, which repeat the message. */
function frames(stack: string | undefined): string {
  const lines = (stack ?? '').split('\n');
  return lines.filter((line) => /^\s+at /.test(line)).join('\n');
}

/** An error as it is logged: kind, codes and place in the program; `detail`, `where` and parameters stay behind. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const known = CODES.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
  });
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: withoutQuotes(error.message),
    ...Object.fromEntries(known),
    stack: frames(error.stack),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/**
 * Requests and responses are logged only by their own line (server/platform/ops/observe.ts), since an address holds
 * search terms.
 */
const SERIALIZERS = { err: describeError, req: () => undefined, res: () => undefined };

/** Standard output, which may lead to a file on a full disk: then lines are lost, and the program goes on. */
export function standardOutput(): DestinationStream {
  // Not at once: a reader that is slow to take the lines would hold up every request. What is held back is written at
  // the end, however the program ends, but for kill -9.
  const stream = destination({ fd: 1, sync: false, maxLength: HELD_BACK_BYTES });
  // Without a listener the first line that cannot be written ends the program.
  stream.on('error', () => {});
  return stream;
}

/** The log of the program, at one of the levels of LOG_LEVEL. */
export function openLog(level: string, stream: DestinationStream): Logger {
  return pino({ level, serializers: SERIALIZERS }, stream);
}
