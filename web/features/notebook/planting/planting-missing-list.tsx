import { missingForPlanting } from '#domain/rules/notebook/planting.ts';
import { Alert } from '#web/ui/alert.tsx';
import * as words from '#words/notebook/planting.ts';

export type MissingForPlantingProps = Parameters<typeof missingForPlanting>[0] & {
  /** It stands in a pot or a bed and must move before it counts (PRODUCT.md#planted-and-documented). */
  mustMove: boolean;
};

/**
 * The facts that an entry still needs to count for the project (PRODUCT.md#planted-and-documented); nothing when
 * complete.
 */
export function MissingForPlanting({ mustMove, ...entry }: MissingForPlantingProps) {
  const missing = missingForPlanting(entry);
  if (missing.length === 0 && !mustMove) return null;
  return (
    <Alert tone="warning">
      {missing.length > 0 && <p>{words.missing(missing)}</p>}
      {mustMove && <p>{words.mustMove}</p>}
    </Alert>
  );
}
