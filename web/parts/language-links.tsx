import type { MouseEvent } from 'react';
import { LANGUAGE_NAMES, type Language } from '#domain/languages.ts';
import { addressIn, choiceKept, isOtherLanguage, siteLanguages } from '#web/lib/page-language.ts';
import { linkTokenHere } from '#web/lib/use-link-token.ts';

/**
 * The way to a page in each other language, for people without an account, and for parents
 * (PRODUCT.md#the-language-of-a-letter); nothing where there is one language.
 * @param at the address of the page, where it is not this one's.
 */
export function LanguageLinks({ at }: { at?: string }) {
  return siteLanguages.filter(isOtherLanguage).map((language) => (
    <a
      key={language}
      href={addressIn(language, at).href}
      hrefLang={language}
      lang={language}
      onClick={(event) => leadOn(event, language, at)}
      className="link inline-flex min-h-11 min-w-11 items-center justify-center text-sm"
    >
      {LANGUAGE_NAMES[language]}
    </a>
  ));
}

/**
 * A letter's link has left the address bar by now, and leads on in the other language; a parent's choice is kept with
 * the parent before the page goes. If that fails, this device still knows it.
 */
function leadOn(event: MouseEvent, language: Language, at?: string): void {
  // Another tab or window was asked for, which the browser opens by itself.
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  const token = linkTokenHere();
  const kept = choiceKept(language);
  if (!token && !kept) return;
  event.preventDefault();
  const url = addressIn(language, at);
  url.hash = token;
  const go = () => window.location.assign(url);
  if (kept) kept.then(go, go);
  else go();
}
