import { isOwnResponse } from '#domain/rules/platform/own-response.ts';

/**
 * What somebody on the way answered in the server's place, such as a Wi-Fi that wants a login of its own
 * (PRODUCT.md#a-strangers-response). For all who made the call it is what no line is, which is a TypeError too: nothing
 * was decided, and nothing is known.
 */
export class StrangersAnswer extends TypeError {
  /** 0 for one that leads elsewhere. */
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
  }

  /** Whether it may well be the server's own proxy, which says that the server is away. */
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
