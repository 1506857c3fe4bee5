import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { translateErrors } from './error-response.ts';

test('a call that takes too long is told when to try again, and counts as a fault of ours', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  translateErrors(app);
  app.decorateRequest('serverError', null);
  const errors: unknown[] = [];
  app.addHook('onResponse', async (request) => void errors.push(request.serverError));
  app.get('/slow', { handlerTimeout: 20, handler: () => new Promise<never>(() => {}) });

  const { statusCode, headers, body } = await app.inject('/slow');
  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBe('5');
  expect(JSON.parse(body)).toEqual({
    message: 'This took too long. Please try again in a moment.',
    code: 'tookTooLong',
  });
  expect(errors).toEqual([expect.objectContaining({ code: 'FST_ERR_HANDLER_TIMEOUT' })]);
});
