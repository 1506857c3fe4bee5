import type { FastifyInstance } from 'fastify';

/** OpenAPI of every call, made from the contract when it is first asked for, at /api/docs: most servers never are. */
export function describeApi(app: FastifyInstance, siteName: string): void {
  let description: Promise<unknown> | undefined;
  app.get('/api/docs', async () => {
    description ??= import('./openapi.ts').then(({ describeContract }) => describeContract(siteName));
    return description;
  });
}
