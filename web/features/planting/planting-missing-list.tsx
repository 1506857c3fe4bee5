import { missingForPlanting } from '#domain/rules/planting.ts';
import { spokenList } from '#domain/rules/text.ts';
import { Alert } from '#web/ui/alert.tsx';

const WORDS: Readonly<Record<ReturnType<typeof missingForPlanting>[number], string>> = {
  location: 'the place',
  time: 'the time you spent',
  beforePhoto: 'a before photo',
  duringPhoto: 'a during photo',
  afterPhoto: 'an after photo',
};

export type MissingForPlantingProps = Parameters<typeof missingForPlanting>[0] & {
  /** It stands in a pot or a bed and must move before it counts (§15.2). */
  mustMove: boolean;
};

/** What an entry still needs so that it counts for the project (§4); nothing when it has all. */
export function MissingForPlanting({ mustMove, ...entry }: MissingForPlantingProps) {
  const missing = missingForPlanting(entry).map((it) => WORDS[it]);
  if (missing.length === 0 && !mustMove) return null;
  return (
    <Alert tone="warning">
      {missing.length > 0 && <p>Still missing: {spokenList(missing)}.</p>}
      {mustMove && <p>Your tree counts once it stands in its permanent home.</p>}
    </Alert>
  );
}
