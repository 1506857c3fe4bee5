import { useMutation } from '@tanstack/react-query';
import { chooseLanguage } from '#domain/contract/sign-in/accounts.ts';
import type { Language } from '#domain/languages.ts';
import { call } from '#web/lib/call.ts';
import { beginIn } from '#web/lib/page-language.ts';
import { saveAllDrafts } from '#web/lib/unsaved.ts';

/**
 * Sets the pages' language; typed words are saved, and the page loads anew in it (PRODUCT.md#choosing-a-language).
 */
export function useChooseLanguage() {
  return useMutation({
    mutationFn: async (language: Language) => {
      await saveAllDrafts();
      await call(chooseLanguage, { body: { language } });
      await beginIn(language);
    },
  });
}
