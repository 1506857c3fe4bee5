import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '#domain/languages.ts';
import { isParentScreen } from '#domain/rules/platform/screens.ts';
import type { Platform } from '#server/platform/platform.ts';
import { clearCookie, cookieOf, isSharedDevice, leaveCookie } from './cookies.ts';

/** The language of this device; it identifies nobody (PRODUCT.md#the-language-of-a-page). */
export const LANGUAGE_COOKIE = 'rootling_language';
/** The same for the pages of parents, which are read on a child's device too. */
export const PARENT_LANGUAGE_COOKIE = 'rootling_parent_language';
/** As long as browsers keep a cookie at all. */
export const LANGUAGE_COOKIE_MS = 400 * 24 * 60 * 60 * 1000;

type Exchange = { request: FastifyRequest; reply: FastifyReply; platform: Pick<Platform, 'config'> };

/** Remembers with this device what the screen at an address is read in. */
export function leaveLanguage(language: Language, path: string, exchange: Exchange): void {
  const name = isParentScreen(path) ? PARENT_LANGUAGE_COOKIE : LANGUAGE_COOKIE;
  leaveCookie(name, language, LANGUAGE_COOKIE_MS, exchange);
}

/** Returns the language chosen on this device for a screen; a parent who chose none reads the child's. */
export function languageLeft(
  path: string,
  request: FastifyRequest,
  setting: Pick<Platform, 'config'>,
): Language | undefined {
  const names = isParentScreen(path) ? [PARENT_LANGUAGE_COOKIE, LANGUAGE_COOKIE] : [LANGUAGE_COOKIE];
  return names.map((name) => cookieOf(name, request, setting)).find(isLanguage);
}

/**
 * Returns the language that a parent chose on this device, whatever the child reads. Letters use it too, once the
 * parent's identity is proven.
 */
export function parentLanguageLeft(
  request: FastifyRequest,
  setting: Pick<Platform, 'config'>,
): Language | undefined {
  const left = cookieOf(PARENT_LANGUAGE_COOKIE, request, setting);
  return isLanguage(left) ? left : undefined;
}

/** Every login sets the account's own language, whatever another one has left; without one nothing changes. */
export function takeOwnLanguage(language: Language | undefined, isShared: boolean, exchange: Exchange): void {
  if (language) leaveCookie(LANGUAGE_COOKIE, language, isShared ? null : LANGUAGE_COOKIE_MS, exchange);
}

/** At the end of a session: the next one on a device that several people use begins with the browser's own. */
export function forgetSharedLanguage(exchange: Exchange): void {
  if (!isSharedDevice(exchange.request, exchange.platform)) return;
  for (const name of [LANGUAGE_COOKIE, PARENT_LANGUAGE_COOKIE])
    if (cookieOf(name, exchange.request, exchange.platform) !== undefined) clearCookie(name, exchange);
}
