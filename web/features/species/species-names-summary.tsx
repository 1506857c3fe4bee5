import type { Species } from '#domain/contract/species/species.ts';

export type OtherNamesSummaryProps = {
  englishName?: Species['englishName'];
  scientificName: string | undefined;
};

/**
 * The names of a species in other languages: the English one too, by which books and nurseries have it
 * (PRODUCT.md#the-language-of-trees).
 */
export function OtherNamesSummary({ englishName, scientificName }: OtherNamesSummaryProps) {
  return (
    <>
      {englishName && (
        <>
          <span lang="en">{englishName}</span> ·{' '}
        </>
      )}
      <i lang="la">{scientificName}</i>
    </>
  );
}

export function SpeciesNamesSummary({ species }: { species: Species }) {
  return (
    <div className="min-w-0">
      <h3 className="text-lg">{species.commonName}</h3>
      <p className="text-ink-soft">
        <OtherNamesSummary {...species} />
      </p>
    </div>
  );
}
