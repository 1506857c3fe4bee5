import type { FastifyReply, FastifyRequest } from 'fastify';
import { PERSON_HEADER, type Who } from '#domain/contract/endpoint.ts';
import { isMistaken, mayCall, type SessionState, sessionStateOf } from '#domain/rules/gate.ts';
import { LOCKED_FOR_CHILD } from '#domain/rules/holds.ts';
import { AppError, notSignedIn, signedInAs } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { findParent } from './parent-session.ts';
import { admitProgram } from './program-token.ts';
import { findCaller } from './session.ts';

const NOT_ALLOWED: Readonly<Record<Who, string>> = {
  anyone: '',
  session: '',
  account: '',
  student: 'This is for students whose parent or guardian has signed.',
  member: 'A parent or guardian needs to sign first.',
  admin: 'Admin access required',
  leader: 'This is for leaders of a troop.',
  staff: 'This is for leaders and administrators.',
  'staff-self': 'This is for leaders and administrators.',
  parent: '',
  program: '',
};

/** Of no account, but for children, leaders or administrators: a parent whose page is open hears that it is not hers. */
const IS_GATED: readonly Who[] = ['student', 'member', 'admin', 'leader', 'staff', 'staff-self'];

/** In some states it is not the call that is refused. */
const CLOSED: { readonly [state in SessionState]?: string } = {
  'needs-second-factor': 'Please set up your authenticator app first. Nothing else is open before.',
  held: LOCKED_FOR_CHILD,
};

/**
 * Lets a request in whose caller may make the call, and notes who that is.
 * @throws AppError 'not-signed-in', 'not-allowed', or what tells a page that somebody else is signed in.
 */
export async function admit(
  who: Who,
  request: FastifyRequest,
  reply: FastifyReply,
  platform: Platform,
): Promise<void> {
  if (who === 'program') {
    await admitProgram(request, platform);
    return;
  }
  if (who === 'parent') {
    request.parent = await findParent(request, platform);
    if (!request.parent) throw notSignedIn();
    return;
  }
  const caller = await findCaller(request, reply, platform);
  request.caller = caller;
  const believed = request.headers[PERSON_HEADER];
  if (caller && isMistaken(who, believed?.toString(), caller)) throw signedInAs(caller);
  const response = mayCall(who, caller);
  if (response === 'sign-in') {
    const isParents = IS_GATED.includes(who) && (await findParent(request, platform)) !== null;
    throw isParents ? new AppError('not-allowed', NOT_ALLOWED[who]) : notSignedIn();
  }
  if (response === 'yes') return;
  const closed = CLOSED[sessionStateOf(caller)];
  throw new AppError('not-allowed', closed ?? NOT_ALLOWED[who]);
}
