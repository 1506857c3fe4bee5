/**
 * Responses of somebody on the way: a Wi-Fi that wants its own login, a school's filter, a proxy
 * (PRODUCT.md#a-strangers-response).
 */
export type StrangersResponse = {
  readonly name: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const JSON_TYPE = { 'content-type': 'application/json' };
const PAGE = '<!doctype html><html lang="fr"><title>Bienvenue</title><h1>Please log in to this network</h1>';

const page = (status: number): StrangersResponse => ({
  name: `a page with ${status}`,
  status,
  headers: { ...HTML, 'content-language': 'fr' },
  body: PAGE,
});

const json = (status: number, body: unknown): StrangersResponse => ({
  name: `JSON with ${status}: ${JSON.stringify(body)}`,
  status,
  headers: JSON_TYPE,
  body: JSON.stringify(body),
});

const leadingTo = (status: number, location: string): StrangersResponse => ({
  name: `${status} to ${location}`,
  status,
  headers: { location },
  body: '',
});

/** Nothing listens there. */
const ELSEWHERE = 'http://127.0.0.1:9/login';
/** As our own server words a refusal, or what is done. */
const AS_OURS = [
  json(200, { success: true }),
  json(200, []),
  json(401, { message: 'Unauthorized' }),
  json(403, { message: 'This call came from another site and was refused.' }),
  json(404, { message: 'Project not found' }),
  json(404, { message: 'Not found', wasDone: true }),
  json(409, { message: 'You are signed in as Fern now.', signedInAs: 'Fern' }),
  json(409, { message: 'Unknown', isUnknownWrite: true }),
  json(413, { message: 'This is too large to send.' }),
  json(500, { message: 'Something went wrong on our side. Please try again in a moment.' }),
];

export const STRANGERS_RESPONSES: readonly StrangersResponse[] = [
  ...[200, 203, 401, 403, 404, 409, 410, 413, 429, 500, 502, 503, 504, 511].map(page),
  json(200, { portal: true }),
  json(400, { message: 'Bad Request' }),
  ...AS_OURS,
  ...[301, 302, 307, 308].map((status) => leadingTo(status, ELSEWHERE)),
  leadingTo(302, '/'),
  leadingTo(302, '/api/user'),
  { name: 'nothing, with 204', status: 204, headers: {}, body: '' },
  { name: 'nothing, with 200', status: 200, headers: JSON_TYPE, body: '' },
  { name: 'a body that is cut', status: 200, headers: JSON_TYPE, body: '{"success":tr' },
  {
    name: 'a page that may be kept for a year',
    status: 200,
    headers: { ...HTML, 'cache-control': 'public, max-age=31536000' },
    body: PAGE,
  },
];
