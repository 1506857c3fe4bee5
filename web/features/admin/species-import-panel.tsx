import { SPECIES_COUNT } from '#domain/limits.ts';
import { isNetworkError, isUnauthorized, messageOf } from '#web/lib/call.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { said } from '#words/sentences.ts';
import { useImportSpecies } from './admin.queries.ts';

const NOTES = [
  'It replaces ALL species data.',
  'It is safe to run multiple times.',
  `It imports ${SPECIES_COUNT} complete species.`,
  'Only admins can do it.',
];

/** The one button of §2.17, what to know before, and what became of it. */
export function SpeciesImportPanel() {
  const importSpecies = useImportSpecies();
  const { data: result } = importSpecies;
  const error = isUnauthorized(importSpecies.error) ? null : importSpecies.error;
  return (
    <Card className="grid justify-items-start gap-6">
      <ul className="list-disc space-y-1 pl-6">
        {NOTES.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <Button
        size="lg"
        pending={importSpecies.isPending}
        pendingText="Importing Species..."
        onClick={() => importSpecies.mutate()}
      >
        Import Complete Species Dataset
      </Button>
      <div className="w-full empty:hidden">
        {result?.success && (
          <Alert tone="success" live title={result.skipped ? 'Nothing to import' : 'Import Successful'}>
            <p>{said(result.message)}</p>
            <p>
              Species before: {result.previousCount}. Species now: {result.newCount}. Imported:{' '}
              {result.imported}.
            </p>
          </Alert>
        )}
        {(error || result?.success === false) && (
          <Alert tone="danger" live title="Import Failed">
            <p>
              {isNetworkError(error)
                ? 'Network error occurred'
                : ((result && said(result.message)) ?? messageOf(error, 'Failed to import species'))}
            </p>
          </Alert>
        )}
      </div>
    </Card>
  );
}
