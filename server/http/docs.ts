import type { FastifyInstance } from 'fastify';
import { ALL_ENDPOINTS } from '#domain/contract/all.ts';
import { schemasOf } from './route.ts';

/** What makes the description is as large as the rest of the server, and most servers are never asked for it. */
async function describe(siteName: string): Promise<unknown> {
  const [{ fastify }, { default: swagger }, { jsonSchemaTransform }] = await Promise.all([
    import('fastify'),
    import('@fastify/swagger'),
    import('fastify-type-provider-zod'),
  ]);
  const app = fastify();
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: `${siteName} API`, version: '1' } },
    transform: jsonSchemaTransform,
  });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  for (const endpoint of ALL_ENDPOINTS) {
    const { method, path } = endpoint;
    app.route({ method, url: path, schema: schemasOf(endpoint), handler: async () => null });
  }
  await app.ready();
  const description = app.swagger();
  await app.close();
  return description;
}

/** OpenAPI of every call, made from the contract when it is first asked for, at /api/docs. */
export function describeApi(app: FastifyInstance, siteName: string): void {
  let description: Promise<unknown> | undefined;
  app.get('/api/docs', async () => {
    description ??= describe(siteName);
    return description;
  });
}
