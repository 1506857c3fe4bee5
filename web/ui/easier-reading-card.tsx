import { useEasierReading } from '#web/lib/easier-reading.ts';
import * as words from '#words/platform/easier-reading.ts';
import { Card } from './card.tsx';
import { CheckboxField } from './checkbox-field.tsx';

/** §30.8: sets wider letters, on every screen. */
export function EasierReadingCard() {
  const [isEasier, choose] = useEasierReading();
  return (
    <Card as="section" className="grid gap-3">
      <h2>{words.title}</h2>
      <CheckboxField
        label={words.easier}
        hint={words.hint}
        checked={isEasier}
        onChange={({ target }) => choose(target.checked)}
      />
    </Card>
  );
}
