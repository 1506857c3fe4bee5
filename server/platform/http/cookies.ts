/** The cookies that the program leaves with a browser. */
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SHARED_DEVICE_MS } from '#domain/limits.ts';
import type { Platform } from '#server/platform/platform.ts';
import { hashOfToken } from '#server/platform/token-hash.ts';

export const SESSION_COOKIE = 'rootling_session';
export const PARENT_COOKIE = 'rootling_parent';
/**
 * Stays with a device that several people use (PRODUCT.md#a-shared-device). Its pages read it (web/lib/shared-device.ts).
 */
const SHARED_COOKIE = 'rootling_shared';

/** True for a request over https, as far as can be known. */
function isSecure(request: FastifyRequest, { config }: CookieSetting): boolean {
  return request.protocol === 'https' || (config.baseUrl?.startsWith('https:') ?? false);
}

/** Settings that cookies depend on. */
export type CookieSetting = Pick<Platform, 'config'>;

/**
 * The name that a cookie of ours has. Over https it begins so that browsers take it from this very host alone and not
 * from another below the same domain, which could plant its own session here. What came under the plain name before is
 * not believed for the same reason (docs/decisions/0083).
 */
function cookieName(name: string, request: FastifyRequest, setting: CookieSetting): string {
  return isSecure(request, setting) ? `__Host-${name}` : name;
}

/** Returns the value of one of our cookies. */
export function cookieOf(name: string, request: FastifyRequest, setting: CookieSetting): string | undefined {
  return request.cookies[cookieName(name, request, setting)];
}

/** The attributes that every cookie of ours shares; Secure only over https, or phones on a LAN could not log in. */
function cookieOptions(request: FastifyRequest, setting: CookieSetting) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request, setting) } as const;
}

type Exchange = { request: FastifyRequest; reply: FastifyReply; platform: CookieSetting };

/** Leaves a cookie with a browser for so long; null until it is closed. */
export function leaveCookie(
  name: string,
  value: string,
  lengthMs: number | null,
  { request, reply, platform }: Exchange,
): void {
  const options = cookieOptions(request, platform);
  const maxAge = lengthMs === null ? undefined : Math.floor(lengthMs / 1000);
  reply.setCookie(cookieName(name, request, platform), value, { ...options, maxAge });
}

/**
 * Tells a browser, and the pages in it, whether several people use it (PRODUCT.md#a-shared-device). It is no secret,
 * and names nobody.
 */
export function markDevice(isShared: boolean, { request, reply, platform }: Exchange): void {
  const name = cookieName(SHARED_COOKIE, request, platform);
  const options = { ...cookieOptions(request, platform), httpOnly: false };
  if (isShared) reply.setCookie(name, '1', { ...options, maxAge: SHARED_DEVICE_MS / 1000 });
  else if (cookieOf(SHARED_COOKIE, request, platform) !== undefined) reply.clearCookie(name, options);
}

/** True when the last login said that several people use this browser. */
export function isSharedDevice(request: FastifyRequest, setting: CookieSetting): boolean {
  return cookieOf(SHARED_COOKIE, request, setting) !== undefined;
}

/** Takes a cookie away from a browser. */
export function clearCookie(name: string, { request, reply, platform }: Exchange): void {
  reply.clearCookie(cookieName(name, request, platform), cookieOptions(request, platform));
}

/** The hash of the token of the session of a request; of nobody's where there is none. */
export function sessionHashOf(request: FastifyRequest, platform: CookieSetting): string {
  return hashOfToken(cookieOf(SESSION_COOKIE, request, platform) ?? '');
}
