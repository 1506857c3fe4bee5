import { SPECIES_COUNT } from '#domain/limits.ts';
import { answered } from '#domain/rules/platform/sentence.ts';
import { isUnanswered, isUnauthorized, messageOf } from '#web/lib/call.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { said } from '#words/sentences.ts';
import * as words from '#words/species/species-import.ts';
import { useImportSpecies } from './admin.queries.ts';

/** The one button of PRODUCT.md#species-import, what to know before, and what became of it. */
export function SpeciesImportPanel() {
  const importSpecies = useImportSpecies();
  const { data: result } = importSpecies;
  const error = isUnauthorized(importSpecies.error) ? null : importSpecies.error;
  return (
    <Card className="grid justify-items-start gap-6">
      <ul className="list-disc space-y-1 pl-6">
        {words.notes(SPECIES_COUNT).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <Button
        size="lg"
        pending={importSpecies.isPending}
        pendingText={words.importing}
        onClick={() => importSpecies.mutate()}
      >
        {words.importAll}
      </Button>
      <div className="w-full empty:hidden">
        {result?.success && (
          <Alert tone="success" live title={result.skipped ? words.nothing : words.imported}>
            <p>{said(answered(result))}</p>
            <p>{words.counts(result.previousCount, result.newCount, result.imported)}</p>
          </Alert>
        )}
        {(error || result?.success === false) && (
          <Alert tone="danger" live title={words.importFailed}>
            <p>
              {isUnanswered(error)
                ? words.networkError
                : ((result && said(answered(result))) ?? messageOf(error, words.failed))}
            </p>
          </Alert>
        )}
      </div>
    </Card>
  );
}
