import type { FastifyInstance } from 'fastify';

/** Lets a request that is open at the end be answered, and its connection go with it: kept alive, it would hold up the end. */
export function closeAfterResponding(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
}
