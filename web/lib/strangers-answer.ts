import { isOwnResponse } from '#domain/rules/platform/own-response.ts';

/**
 * A response from somebody on the way, such as a Wi-Fi that wants its own login (PRODUCT.md#a-strangers-response).
 * Callers treat it like a missing line, also a TypeError: nothing was decided, and nothing is known.
 */
export class StrangersAnswer extends TypeError {
  /** 0 for one that leads elsewhere. */
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
  }

  /** True when it may be the server's own proxy, saying that the server is away. */
  get isOfGateway(): boolean {
    return GATEWAY.includes(this.status);
  }
}

const GATEWAY = [502, 503, 504];

export function isOurs({ headers }: Response): boolean {
  return isOwnResponse((name) => headers.get(name));
}

/** Nothing that is fetched leads elsewhere by the server's own will, be it to another address of its own. */
function isAsAsked(response: Response): boolean {
  return isOurs(response) && !response.redirected;
}

/**
 * Fetches from the server. What a stranger answered may lie in the browser's own cache, where it would outlive the
 * stranger: it is asked for once more beside that.
 * @throws StrangersAnswer, or TypeError when there is no line.
 */
export async function fetchOurs(asked: Request | string, init: RequestInit = {}): Promise<Response> {
  const first = await fetch(asked, init);
  if (isAsAsked(first)) return first;
  const method = init.method ?? (typeof asked === 'string' ? 'GET' : asked.method);
  const mayBeKept = method === 'GET' && first.status < 500;
  const response = mayBeKept ? await fetch(asked, { ...init, cache: 'reload' }) : first;
  if (isAsAsked(response)) return response;
  throw new StrangersAnswer(response.status, (await response.text()) || response.statusText);
}
