import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type AccountWho,
  isAboutChild,
  PERSON_HEADER,
  type Who,
} from '#domain/contract/platform/endpoint.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import * as keepingSentences from '#domain/rules/keeping/sentences.ts';
import type { Told } from '#domain/rules/platform/sentence.ts';
import { isMistaken, mayCall, type SessionState, sessionStateOf } from '#domain/rules/sign-in/gate.ts';
import * as sentences from '#domain/rules/sign-in/sentences.ts';
import { demandSettled } from '#server/accounts/exports.ts';
import { refuseClosed } from '#server/gates/exports.ts';
import { askingFirst } from '#server/platform/db/transaction.ts';
import { AppError, notSignedIn, signedInAs } from '#server/platform/errors.ts';
import type { Admission, Admissions, AdmittedCall } from '#server/platform/http/admission.ts';
import { admitProgram } from '#server/platform/http/program-token.ts';
import type { Parent } from '#server/platform/parent.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findParent, readParent } from './parent-session.ts';
import { findCaller, isStillStudent, readCaller } from './session.ts';

const NOT_ALLOWED: { readonly [who in Who]?: Told } = {
  student: sentences.onlyStudents,
  member: sentences.parentHasToSign,
  admin: sentences.onlyAdmins,
  leader: sentences.onlyLeaders,
  staff: sentences.onlyStaff,
  'staff-self': sentences.onlyStaff,
};

/**
 * Calls for children, leaders or administrators: a parent with an open page is told that they are not for parents.
 */
const IS_GATED: readonly Who[] = ['student', 'member', 'admin', 'leader', 'staff', 'staff-self'];

/** In some states it is not the call that is refused. */
const CLOSED: { readonly [state in SessionState]?: Told } = {
  'needs-second-factor': sentences.authenticatorFirst,
  held: keepingSentences.notebookLocked,
};

const refusalBy = (told: Told | undefined) => (told ? new AppError('not-allowed', told) : notSignedIn());

type Reading = Pick<Platform, 'config' | 'db' | 'clock'>;

async function admit(
  { who, isForAllAlike }: AdmittedCall,
  request: FastifyRequest,
  reply: FastifyReply,
  platform: Platform,
): Promise<void> {
  if (isForAllAlike) return;
  if (who === 'program') await admitProgram(request, platform);
  else if (who === 'parent') demandParent(request, await findParent(request, platform));
  else await demandCaller(who, request, await findCaller(request, reply, platform), platform);
}

/**
 * Asks the same again as everything stands by now: the body of a request may come long after its head, or be followed by
 * work of some seconds. Inside a transaction the answer holds until its end.
 * @throws AppError as `admit`.
 */
async function admitAgain(call: AdmittedCall, request: FastifyRequest, platform: Reading): Promise<void> {
  const { who } = call;
  // Calls open to anyone, or to a token that does not end, need no second check.
  if (who === 'anyone' || who === 'program') return;
  if (who !== 'parent') {
    await demandCaller(who, request, await readCaller(request, platform), platform);
    return demandOpenChild(call, request, platform);
  }
  const parent = demandParent(request, await readParent(request, platform));
  if (!isLasting(call, request)) return;
  const { id: childId } = request.params as { readonly id?: string };
  await demandSettled(platform.db, parent, { childId, now: platform.clock() });
}

/** True when a parent's action must wait while a change of address can be undone; one that does not say must. */
function isLasting({ method, lasting }: AdmittedCall, { body }: FastifyRequest): boolean {
  if (method === 'GET') return false;
  return typeof lasting === 'function' ? lasting(body as never) : lasting !== false;
}

/**
 * @throws AppError 'not-found' for a child that is closed to this administrator (PRODUCT.md#nobody-approves-an-own-child).
 */
async function demandOpenChild(
  call: AdmittedCall,
  request: FastifyRequest,
  { db, clock }: Reading,
): Promise<void> {
  const { caller, params } = request;
  if (!caller || !isAboutChild(call)) return;
  await refuseClosed(db, caller, (params as { readonly id: string }).id, clock());
}

function admissionOf(call: AdmittedCall, request: FastifyRequest, platform: Platform): Admission {
  const { who } = call;
  if (who === 'anyone' || who === 'program') return { ask: async () => {}, db: platform.db };
  const { config, clock } = platform;
  const db = askingFirst(platform.db, {
    ask: (tx) => admitAgain(call, request, { config, clock, db: tx }),
    write: () => (who === 'student' ? isStillStudent(request, platform) : null),
  });
  return { ask: () => admitAgain(call, request, platform), db };
}

/** Admits callers to the calls of one program. */
export function admissionsOf(platform: Platform): Admissions {
  return {
    admit: (call, request, reply) => admit(call, request, reply, platform),
    admissionOf: (call, request) => admissionOf(call, request, platform),
  };
}

function demandParent(request: FastifyRequest, parent: Parent | null): Parent {
  request.parent = parent;
  if (!parent) throw notSignedIn();
  return parent;
}

async function demandCaller(
  who: AccountWho,
  request: FastifyRequest,
  caller: User | null,
  platform: Reading,
): Promise<void> {
  request.caller = caller;
  const believed = request.headers[PERSON_HEADER];
  if (caller && isMistaken(who, believed?.toString(), caller)) throw signedInAs(caller);
  const response = mayCall(who, caller);
  if (response === 'sign-in') {
    const isParents = IS_GATED.includes(who) && (await readParent(request, platform)) !== null;
    throw refusalBy(isParents ? NOT_ALLOWED[who] : undefined);
  }
  if (response === 'yes') return;
  const closed = CLOSED[sessionStateOf(caller)];
  throw refusalBy(closed ?? NOT_ALLOWED[who]);
}
