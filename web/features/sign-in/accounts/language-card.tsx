import { isStaff } from '#domain/contract/sign-in/accounts.ts';
import { LANGUAGE_NAMES, type Language } from '#domain/languages.ts';
import { remedyFor } from '#web/lib/call.ts';
import { siteLanguages } from '#web/lib/page-language.ts';
import { PressError } from '#web/parts/press-error.tsx';
import { sayFailed } from '#web/parts/say-failed.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { LANGUAGE } from '#words/platform/language.ts';
import * as words from '#words/platform/language-choice.ts';
import { useUser } from './accounts.queries.ts';
import { useChooseLanguage } from './use-choose-language.ts';

/** PRODUCT.md#choosing-a-language: what the pages are read in, by the languages' own names. Nothing where there is one. */
export function LanguageCard() {
  const choose = useChooseLanguage();
  const user = useUser();
  if (siteLanguages.length < 2) return null;
  const change = (language: Language) =>
    choose.mutate(language, { onError: (error) => sayFailed(words.failed, remedyFor(error))(error) });
  return (
    <Card as="section" className="grid gap-4">
      <h2 className={isStaff(user) ? 'text-xl' : undefined}>{words.title}</h2>
      <p className="max-w-[65ch]">{isStaff(user) ? words.whatForStaff : words.whatFor}</p>
      <fieldset className="flex flex-wrap gap-3">
        <legend className="sr-only">{words.choices}</legend>
        {siteLanguages.map((language) => (
          <Button
            key={language}
            variant={language === LANGUAGE ? 'primary' : 'secondary'}
            aria-pressed={language === LANGUAGE}
            lang={language}
            pending={choose.isPending && choose.variables === language}
            onClick={() => language !== LANGUAGE && change(language)}
          >
            {LANGUAGE_NAMES[language]}
          </Button>
        ))}
      </fieldset>
      <PressError error={choose.error}>{remedyFor(choose.error)}</PressError>
      <NeedsConnection what={words.toChange} />
    </Card>
  );
}
