import type { Species } from '#domain/contract/species/species.ts';

/** The texts of a species that are translated one by one. */
const TEXTS = ['typicalHabitat', 'funFact', 'cuttingTip'] as const;
type Texts = Readonly<Record<(typeof TEXTS)[number], string>>;

/** A species of our list in another language. */
export type SpeciesTranslation = {
  /** The original texts. */
  readonly of: Texts & { readonly commonName: string };
  readonly texts: Texts;
  /** Null where nobody could confirm a name (PRODUCT.md#the-language-of-trees). */
  readonly commonName: string | null;
  /** More names by which a search finds it. */
  readonly otherNames: readonly string[];
};

/**
 * A species as it is read in another language, with the English name and tip beside those of the language. What an operator's own
 * file says otherwise than our list stays as it says it (PRODUCT.md#the-language-of-trees).
 */
export function translatedSpecies(species: Species, translation: SpeciesTranslation | undefined): Species {
  if (!translation) return species;
  const { of, texts, commonName, otherNames } = translation;
  const translated = TEXTS.filter((text) => species[text] === of[text]).map((text) => [text, texts[text]]);
  const hasTip = translated.some(([text]) => text === 'cuttingTip');
  const isNamed = commonName !== null && species.commonName === of.commonName;
  return {
    ...species,
    ...Object.fromEntries(translated),
    ...(hasTip && { englishTip: species.cuttingTip }),
    ...(isNamed && { commonName, englishName: species.commonName, otherNames: [...otherNames] }),
  };
}
