/**
 * The real program on its own port, for page tests: prints {"url"} once it listens and ends on SIGTERM. It has one
 * call beside the product's, which makes a person and signs the browser in.
 */
import * as z from 'zod/mini';
import { PARENT_COOKIE, SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import { importSpeciesAtFirstStart } from '#server/species/species.service.ts';
import { startWorld } from './world.ts';

const SignIn = z.object({
  as: z.enum(['student', 'unconsentedStudent', 'admin', 'leader']),
  account: z.optional(z.record(z.string(), z.unknown())),
  /** Makes a parent of that address too, whose page is open in the browser. */
  parentEmail: z.optional(z.string()),
});

const world = await startWorld();
// It is the same day in the browser, or what is typed there would be too far ahead (PRODUCT.md#hours-and-dates).
world.passTime(Date.now() - world.platform.clock());
await importSpeciesAtFirstStart(world.platform.db);

world.app.post('/api/testing/sign-in', { schema: { body: SignIn } }, async (request, reply) => {
  const { as, account, parentEmail } = request.body as z.infer<typeof SignIn>;
  const person = await world[as](account);
  if (parentEmail !== undefined) {
    const { caller } = await world.parent([person], parentEmail);
    reply.setCookie(PARENT_COOKIE, caller.cookies[PARENT_COOKIE] ?? '', { path: '/', httpOnly: true });
  }
  reply.setCookie(SESSION_COOKIE, person.caller.cookies[SESSION_COOKIE] ?? '', { path: '/', httpOnly: true });
  return { user: person.user, password: person.password };
});

const url = await world.app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${JSON.stringify({ url })}\n`);
process.once('SIGTERM', () => {
  world.close().then(() => process.exit(0));
});
