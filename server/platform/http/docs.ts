import negotiate from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';

/** True for a person's browser; programs, and `?as=json`, get JSON. */
function isForPeople(accept: string | undefined, query: unknown): boolean {
  if (typeof query === 'object' && query !== null && 'as' in query && query.as === 'json') return false;
  return negotiate(accept ?? '', ['application/json', 'text/html']) === 'text/html';
}

/** OpenAPI of every call, made from the contract when it is first asked for, at /api/docs: most servers never are. */
export function describeApi(app: FastifyInstance, siteName: string): void {
  const describe = async () => (await import('./openapi.ts')).describeContract(siteName);
  const show = async () => {
    const { docsPage } = await import('./docs-page.ts');
    return docsPage((await description()) as Parameters<typeof docsPage>[0]);
  };
  const description = once(describe);
  const page = once(show);
  app.get('/api/docs', async (request, reply) => {
    if (!isForPeople(request.headers.accept, request.query)) return description();
    return reply.type('text/html; charset=utf-8').send(await page());
  });
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
